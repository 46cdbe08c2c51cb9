import type { CaipNetworkId, Network } from '@portico/core'

/** The store of networks: those offered, and the one chosen for each namespace. */
export type NetworksState = {
  networks: readonly Network[]
  /** The network chosen in the app, per namespace. Always one of `networks`. */
  active: Record<string, CaipNetworkId>
}

/** Says whether a network is one of the app's. */
export function isOffered(state: Pick<NetworksState, 'networks'>, network: CaipNetworkId): boolean {
  return state.networks.some((offered) => offered.caipNetworkId === network)
}
