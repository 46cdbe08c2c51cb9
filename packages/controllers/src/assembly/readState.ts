import { snapshot } from 'valtio/vanilla'
import type { Internals } from '../instance/Internals.js'
import { instanceErrors } from '../instance/instanceErrors.js'
import type { NamespaceState, PorticoState } from '../instance/PorticoState.js'
import { isOffered } from '../instance/state/networksState.js'

/** Returns the public state of an instance. */
export function readState(stores: Internals['stores']): PorticoState {
  const connection = snapshot(stores.connection)
  const networks = snapshot(stores.networks)
  const { activeNamespace, initialized, connectors } = connection
  const activeId = networks.active[activeNamespace]
  const network = networks.networks.find(({ caipNetworkId }) => caipNetworkId === activeId) ?? networks.networks[0]
  if (!network) throw instanceErrors('instance/no-networks')
  const namespaces: Record<string, NamespaceState> = {}
  for (const [namespace, link] of Object.entries(connection.namespaces)) {
    const { address, networkId = networks.active[namespace] } = link
    namespaces[namespace] = {
      ...link,
      ...stores.accounts[namespace],
      networkId,
      caipAddress: address && networkId ? `${networkId}:${address}` : undefined,
      supported: !!networkId && isOffered(networks, networkId),
    }
  }
  const { open, view } = stores.modal
  return {
    initialized,
    activeNamespace,
    network,
    networks: networks.networks,
    namespaces,
    connectors,
    modal: { open, view },
    theme: snapshot(stores.theme),
  }
}
