import { isCaipNetworkId } from '../../caip/isCaipNetworkId.js'
import { isChainNamespace } from '../../caip/isChainNamespace.js'
import { textKey } from '../textKey.js'

/** The namespace last chosen. */
export const activeNamespaceKey = textKey('@appkit/active_namespace', isChainNamespace)

/** The network last chosen. */
export const activeNetworkKey = textKey('@appkit/active_caip_network_id', isCaipNetworkId)
