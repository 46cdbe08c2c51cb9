import type { Account, CaipNetworkId, ChainNamespace, ConnectionEvents, Emitter } from '@portico/core'
import type { WalletParts } from './EmbeddedWallet.js'

/** Serialises changes of the frame's network. */
export type NetworkGuard = {
  /** Switches the frame to the network of a request. */
  ensureNetwork(networkId: CaipNetworkId): Promise<void>
  /**
   * Runs work that changes the frame's network, one at a time. The work resolves with the network the frame is on then.
   */
  runExclusive(work: () => Promise<CaipNetworkId | undefined>): Promise<void>
  /** Marks the frame's network as unknown, because a new document of it may be on any. */
  forget(): void
}

/** State of an open connection. */
export type LiveWallet = WalletParts & {
  readonly emitter: Emitter<ConnectionEvents>
  readonly accounts: Map<ChainNamespace, Account>
  readonly networks: Map<ChainNamespace, CaipNetworkId>
  readonly guard: NetworkGuard
}
