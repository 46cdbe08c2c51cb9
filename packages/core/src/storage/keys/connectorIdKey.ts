import type { ChainNamespace } from '../../caip/types.js'
import type { StorageKey } from '../types.js'

/** Id of the connector a namespace is connected through. The older id `ID_AUTH` is read as `AUTH`. */
export function connectorIdKey(namespace: ChainNamespace): StorageKey<string> {
  return {
    name: `@appkit/${namespace}:connected_connector_id`,
    parse: (raw) => (/^[^\p{C}]{1,256}$/u.test(raw) ? raw.replace(/^ID_AUTH$/, 'AUTH') : undefined),
    format: (id) => id,
  }
}
