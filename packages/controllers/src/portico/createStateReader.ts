import { snapshot } from 'valtio/vanilla'
import { isOffered } from '../networks/isOffered.js'
import type { Internals } from './Internals.js'
import { instanceErrors } from './instanceErrors.js'
import type { NamespaceState, PorticoState } from './PorticoState.js'

/** Makes `getState`: the same object as long as no store has changed. */
export function createStateReader(stores: Internals['stores']): () => PorticoState {
  let parts: readonly unknown[] = []
  let state: PorticoState | undefined
  return () => {
    const connection = snapshot(stores.connection)
    const networks = snapshot(stores.networks)
    const modal = snapshot(stores.modal)
    const theme = snapshot(stores.theme)
    const next = [connection, networks, modal, theme]
    if (state && next.every((part, at) => part === parts[at])) return state
    parts = next
    const { activeNamespace, initialized, connectors } = connection
    const activeId = networks.active[activeNamespace]
    const network = networks.networks.find(({ caipNetworkId }) => caipNetworkId === activeId) ?? networks.networks[0]
    if (!network) throw instanceErrors('instance/no-networks')
    const namespaces: Record<string, NamespaceState> = {}
    for (const [namespace, link] of Object.entries(connection.namespaces)) {
      const { address, network = networks.active[namespace] } = link
      namespaces[namespace] = {
        ...link,
        network,
        caipAddress: address && network ? `${network}:${address}` : undefined,
        supported: !!network && isOffered(networks, network),
      }
    }
    state = {
      initialized,
      activeNamespace,
      network,
      networks: networks.networks,
      namespaces,
      connectors,
      modal: { open: modal.open, view: modal.view },
      theme,
    }
    return state
  }
}
