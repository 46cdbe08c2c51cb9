import type { CaipNetworkId, ChainNamespace, Network } from '@portico/core'
import { snapshot } from 'valtio/vanilla'
import type { NamespaceConnection } from '../connection/connectionState.js'
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
    for (const [namespace, link] of Object.entries(connection.namespaces))
      namespaces[namespace] = describe(namespace, link, networks)
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

function describe(
  namespace: ChainNamespace,
  link: NamespaceConnection,
  networks: { readonly networks: readonly Network[]; readonly active: Readonly<Record<string, CaipNetworkId>> },
): NamespaceState {
  const { address } = link
  const network = link.network ?? networks.active[namespace]
  return {
    ...link,
    network,
    caipAddress: address && network ? `${network}:${address}` : undefined,
    supported: network !== undefined && isOffered(networks, network),
  }
}
