import type { Account, CaipNetworkId, ChainNamespace, ConnectionEvents, Emitter } from '@portico/core'
import type { WalletParts } from './EmbeddedWallet.js'

/** What an open connection knows. */
export type LiveWallet = WalletParts & {
  readonly emitter: Emitter<ConnectionEvents>
  readonly accounts: Map<ChainNamespace, Account>
  readonly networks: Map<ChainNamespace, CaipNetworkId>
  /** Brings the frame to the network a namespace is on. */
  reach(namespace: ChainNamespace): Promise<void>
}
