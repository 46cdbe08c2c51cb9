import type { CaipNetworkId, Token } from '@portico/core'
import type { PayExchange } from '../services/blockchainApi/pay/PayExchange.js'

/** What an exchange can pay. */
export type PayAsset = Token & {
  /** CAIP-19 id. */
  readonly id: string
  readonly networkId: CaipNetworkId
}

/**
 * How far a payment is. `preparing`: the exchange is asked for its page; `ready`: the page is known and not opened yet;
 * `waiting`: it is open and nothing has been seen of the payment; `late`: nothing within 180 s; `processing`: the exchange
 * works on it; `confirming`: the exchange has sent it and the chain does not show it yet; `unseen`: nothing is watched any
 * more.
 */
export type PaymentPhase =
  | 'preparing'
  | 'ready'
  | 'waiting'
  | 'late'
  | 'processing'
  | 'confirming'
  | 'unseen'
  | 'arrived'
  | 'failed'
  | 'canceled'

/** A payment from an exchange. */
export type Payment = {
  /** Random. */
  readonly id: string
  readonly exchange: PayExchange
  readonly asset: PayAsset
  /** What is to be paid, in base units of the asset. */
  readonly amount: bigint
  /** Address on the asset's network. */
  readonly recipient: string
  /** Whether the recipient is an account that was connected. */
  readonly isOwn: boolean
  /** In milliseconds since the Unix epoch. */
  readonly startedAt: number
  readonly phase: PaymentPhase
  /** Page to pay on. Open it within the task of the click. Unknown after a reload. */
  readonly url?: string | undefined
  /** The exchange's id of the payment. */
  readonly sessionId?: string | undefined
  /** When the exchange first said that it has paid, in milliseconds since the Unix epoch. */
  readonly paidAt?: number | undefined
  readonly hash?: string | undefined
  /**
   * What has arrived according to the chain, in base units; absent on `arrived` if the exchange names no transaction.
   */
  readonly received?: bigint | undefined
  /** Why it failed. */
  readonly error?: unknown
  /** Whether the last poll did not reach the exchange or the chain. */
  readonly isUnreachable?: boolean | undefined
}

/** What is to be paid and to whom, as an app may name it. */
export type PayRequest = {
  /**
   * CAIP-19 id of what is to be paid, on one of the app's networks. Default: what the person chooses of the native
   * currency of the active network and the tokens that the app names there.
   */
  readonly asset?: string | undefined
  /** Plain decimal text in whole units of `asset`, such as `12.5`; needs one. Default: what the person types. */
  readonly amount?: string | undefined
  /** CAIP-10 id of who is paid, on the network of the asset. Default: the connected account. */
  readonly recipient?: string | undefined
}

/** Store of the payment that is being prepared or made. */
export type PayState = {
  /** What the form was started with, to start it again; absent on a page that only follows a payment. */
  request: PayRequest | undefined
  /** Whether it is known what can be paid, and to whom. */
  status: 'idle' | 'loading' | 'ready' | 'error'
  error: unknown
  /** Address on the asset's network. */
  recipient: string | undefined
  /** Whether the recipient is the connected account. */
  isOwn: boolean
  assets: readonly PayAsset[]
  asset: PayAsset | undefined
  /** Whether the app has set the amount. */
  isFixed: boolean
  /** The typed text; `amount` is its value in base units if it is a valid amount of the asset. */
  amountText: string
  amount: bigint | undefined
  exchangesStatus: 'idle' | 'loading' | 'ready' | 'error'
  /** Why the exchanges could not be listed. */
  exchangesError: unknown
  exchanges: readonly PayExchange[]
  payment: Payment | undefined
}
