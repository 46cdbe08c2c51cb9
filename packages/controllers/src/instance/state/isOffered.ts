import type { CaipNetworkId } from '@portico/core'
import type { NetworksState } from './networksState.js'

/** Says whether a network is one of the app's. */
export function isOffered(state: Pick<NetworksState, 'networks'>, network: CaipNetworkId): boolean {
  return state.networks.some((offered) => offered.caipNetworkId === network)
}
