import type { CaipNetworkId, Network } from '@portico/core'

export type NetworksState = {
  networks: readonly Network[]
  /** The network chosen in the app, per namespace. Always one of `networks`. */
  active: Record<string, CaipNetworkId>
}
