import type { Portico } from '../instance/Portico.js'
import { syncSendContext } from './syncSendContext.js'

/**
 * Resets or renews the send form when account or network change.
 *
 * @param portico The instance.
 * @returns Stops following.
 */
export function followSendContext(portico: Portico): () => void {
  return portico.subscribe(
    ({ activeNamespace, namespaces }) => {
      const state = namespaces[activeNamespace]
      return `${activeNamespace} ${state?.network} ${state?.address}`
    },
    () => syncSendContext(portico),
  )
}
