import type { Account, CaipNetworkId, ChainNamespace, ConnectionEvents, Emitter } from '@portico/core'
import type { WalletParts } from './EmbeddedWallet.js'

/** Keeps the frame's moves from one network to another apart. */
export type NetworkGuard = {
  /** Brings the frame to the network a request is for. */
  ensureNetwork(network: CaipNetworkId): Promise<void>
  /** Does work that moves the frame while no other such work is under way. The work says where the frame is then. */
  runExclusive(work: () => Promise<CaipNetworkId | undefined>): Promise<void>
  /** Forgets where the frame is: a new document of it may be anywhere. */
  forget(): void
}

/** What an open connection knows. */
export type LiveWallet = WalletParts & {
  readonly emitter: Emitter<ConnectionEvents>
  readonly accounts: Map<ChainNamespace, Account>
  readonly networks: Map<ChainNamespace, CaipNetworkId>
  readonly guard: NetworkGuard
}
