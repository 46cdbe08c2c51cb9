import { isChainNamespace } from '../../caip/isChainNamespace.js'
import type { ChainNamespace } from '../../caip/types.js'
import type { StorageKey } from '../types.js'

/** Namespaces with a connection, comma-joined. */
export const connectedNamespacesKey: StorageKey<readonly ChainNamespace[]> = {
  name: '@appkit/connected_namespaces',
  parse(raw) {
    const namespaces = [...new Set(raw.split(',').filter(isChainNamespace))]
    return namespaces.length > 0 ? namespaces : undefined
  },
  format: (namespaces) => [...new Set(namespaces)].join(),
}
