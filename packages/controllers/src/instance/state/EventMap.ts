import type { Account, CaipNetworkId, ChainNamespace, PorticoError } from '@portico/core'
import type { ConnectionReason } from './connectionState.js'
import type { CloseReason } from './modalState.js'
import type { ViewName } from './routes.js'

/** What is known of a transaction that Portico sent itself. */
export type SentDetails = {
  /** The paying account. */
  readonly from: string
  readonly to: string
  /** Plain decimal number in whole units of the token. */
  readonly amount: string
  readonly symbol: string
  /** Contract or mint address of the token; the native currency has none, and items are not told. */
  readonly token?: string | undefined
  /** Contract or mint address of the token that a swap gives for it; absent for the native currency. */
  readonly received?: string | undefined
}

/** Events of an instance, for `portico.on`. Listeners run in the same task as the change. */
export type EventMap = {
  connect: {
    readonly namespace: ChainNamespace
    readonly connectorId: string
    readonly address: string
    readonly networkId: CaipNetworkId | undefined
    /** Whether an earlier connection was restored. */
    readonly reconnect: boolean
  }
  disconnect: { readonly namespace: ChainNamespace; readonly reason: ConnectionReason }
  accounts: { readonly namespace: ChainNamespace; readonly accounts: readonly Account[]; readonly address: string }
  network: { readonly namespace: ChainNamespace; readonly networkId: CaipNetworkId; readonly supported: boolean }
  modalOpen: { readonly view: ViewName; readonly connected: boolean }
  modalClose: { readonly reason: CloseReason; readonly connected: boolean }
  view: { readonly view: ViewName; readonly previous: ViewName | undefined }
  transaction: {
    readonly status: 'sent' | 'confirmed' | 'failed'
    readonly networkId: CaipNetworkId
    readonly hash: string
    /** The earlier hash, if the wallet replaced the transaction; for a batch, the `id` of its `calls` event. */
    readonly sentHash?: string | undefined
    /** Whether it failed because another transaction of the account took its place. */
    readonly replaced?: boolean | undefined
    readonly details?: SentDetails | undefined
  }
  /** The wallet accepted a batch of calls (EIP-5792). `transaction` follows once its hash is known. */
  calls: { readonly networkId: CaipNetworkId; readonly id: string; readonly details?: SentDetails | undefined }
  /** A failure that no promise of the caller reports. */
  error: PorticoError
}
