import { getNamespace } from '@portico/core'
import { activeNamespaceKey, activeNetworkKey, connectionsKey } from '@portico/core/internal'
import { ref } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { disconnected, reconnecting } from '../../instance/state/connectionState.js'
import { isOffered } from '../../instance/state/networksState.js'

/**
 * Shows the state of an earlier visit: the active network, and stored accounts as reconnecting.
 *
 * @returns Whether there is something to restore.
 */
export function readSession(portico: Portico): boolean {
  const { options, store, stores } = getInternals(portico)
  const { connection, networks } = stores
  const networkId = store.get(activeNetworkKey)
  const namespace = store.get(activeNamespaceKey)
  if (networkId && isOffered(networks, networkId)) networks.active[getNamespace(networkId)] = networkId
  if (namespace && Object.hasOwn(networks.active, namespace)) connection.activeNamespace = namespace
  const stored = (options.enableReconnect && store.get(connectionsKey)) || {}
  let found = false
  for (const [name, { status }] of Object.entries(connection.namespaces)) {
    if (status !== 'disconnected' && status !== 'reconnecting') continue
    // There may be an adapter without any network for its wallets.
    const link = networks.active[name] && stored[name]?.[0]
    const address = link?.accounts[0]?.address
    if (link && address) {
      connection.namespaces[name] = ref(reconnecting({ connectorId: link.connectorId, address }))
      found = true
    } else if (status === 'reconnecting') connection.namespaces[name] = ref(disconnected('not-resumed'))
  }
  return found
}
