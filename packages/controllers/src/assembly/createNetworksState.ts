import { type CaipNetworkId, getNamespace } from '@portico/core'
import { ref } from 'valtio/vanilla'
import type { ResolvedOptions } from '../instance/ResolvedOptions.js'
import { isOffered, type NetworksState } from '../instance/state/networksState.js'

/** Creates the store of networks. The first network of each namespace is active, unless the options say otherwise. */
export function createNetworksState(options: ResolvedOptions): NetworksState {
  const { networks, defaultNetwork, initialState } = options
  const active: Record<string, CaipNetworkId> = {}
  for (const network of networks) active[network.chainNamespace] ??= network.caipNetworkId
  for (const chosen of [defaultNetwork, initialState?.activeNetwork]) {
    if (chosen && isOffered(options, chosen)) active[getNamespace(chosen)] = chosen
  }
  return { networks: ref(networks), active }
}
