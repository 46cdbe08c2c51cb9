import { isChainNamespace } from '../../caip/isChainNamespace.js'
import { textKey } from '../textKey.js'

/** The namespace last chosen. */
export const activeNamespaceKey = textKey('@appkit/active_namespace', isChainNamespace)
