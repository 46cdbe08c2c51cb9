import { isChainNamespace } from '../../caip/networkId.js'
import type { ChainNamespace } from '../../caip/types.js'
import { type StorageKey, textKey } from '../storageKey.js'

type Status = 'connected' | 'disconnected' | 'connecting' | 'reconnecting'

/** Whether an earlier visit ended connected. */
export const connectionStatusKey = textKey(
  '@appkit/connection_status',
  (raw): raw is Status => /^((dis|re)?connected|(re)?connecting)$/.test(raw) && raw !== 'reconnected',
)

/** Namespaces with a connection, comma-joined. */
export const connectedNamespacesKey: StorageKey<readonly ChainNamespace[]> = {
  name: '@appkit/connected_namespaces',
  parse(raw) {
    const namespaces = [...new Set(raw.split(',').filter(isChainNamespace))]
    return namespaces.length > 0 ? namespaces : undefined
  },
  format: (namespaces) => [...new Set(namespaces)].join(),
}

/** Id of the connector a namespace is connected through. The older id `ID_AUTH` is read as `AUTH`. */
export function connectorIdKey(namespace: ChainNamespace): StorageKey<string> {
  return {
    name: `@appkit/${namespace}:connected_connector_id`,
    parse: (raw) => (/^[^\p{C}]{1,256}$/u.test(raw) ? raw.replace(/^ID_AUTH$/, 'AUTH') : undefined),
    format: (id) => id,
  }
}
