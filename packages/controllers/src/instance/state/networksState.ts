import type { CaipNetworkId, Network } from '@portico/core'

/** Store of networks: those of the app, and the active one of each namespace. */
export type NetworksState = {
  networks: readonly Network[]
  /** The network chosen in the app, per namespace. Always one of `networks`. */
  active: Record<string, CaipNetworkId>
}

/** Returns whether a network is one of the app's. */
export function isOffered(state: Pick<NetworksState, 'networks'>, networkId: CaipNetworkId): boolean {
  return state.networks.some((offered) => offered.caipNetworkId === networkId)
}
