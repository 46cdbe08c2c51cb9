import type { CaipNetworkId, ChainNamespace, Token } from '@portico/core'
import type { TransactionState } from '../transactions/TransactionState.js'

/** The tokens of a swap: what is given, and what is received. */
export type SwapSide = 'from' | 'to'

/** A token that can be swapped. */
export type SwapListToken = Token & {
  /** What the account holds, in base units; absent if unknown. */
  readonly balance?: bigint | undefined
  /** Price of one whole token in the option `currency`; absent if unknown. */
  readonly price?: number | undefined
  /**
   * Whether it is the native currency, or the app or the provider names it. Of others the account just holds some: anybody
   * can send a token with any symbol.
   */
  readonly isNamed?: boolean | undefined
}

/** What a swap would give. Amounts are in base units of the token that is received. */
export type SwapQuoteState = {
  /** `loading` keeps the numbers of an earlier quote for the same input. */
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** When it was asked for, and until when it can be confirmed, in milliseconds since the Unix epoch. */
  readonly at?: number | undefined
  readonly expiresAt?: number | undefined
  readonly toAmount?: bigint | undefined
  /** What is received at least, rounded down. */
  readonly minimumReceived?: bigint | undefined
  /** How much one whole token of `fromToken` gives of `toToken`, as plain decimal text. */
  readonly rate?: string | undefined
  /** Price impact in basis points, the worst that prices and provider tell; absent if nobody knows. */
  readonly impact?: number | undefined
  readonly error?: unknown
}

/** A swap that was built, read, simulated and priced. */
export type SwapReviewState = Omit<SwapQuoteState, 'rate'> & {
  /** What the wallet is asked for next: to approve the token, to swap, or both as one (`batch`). */
  readonly step?: 'approve' | 'swap' | 'batch' | undefined
  /** The contract that takes the token; absent where nothing is approved. */
  readonly spender?: string | undefined
  /** What the approval allows, in base units of `fromToken`; 0 where an earlier one is taken back first. */
  readonly allowance?: bigint | undefined
  /** What the simulation gave. */
  readonly expected?: bigint | undefined
  /** Network fee of everything that is left to do in base units of the native currency, and its maximum. */
  readonly fee?: bigint | undefined
  readonly maxFee?: bigint | undefined
}

/** Store of the swap that is being prepared or sent. */
export type SwapState = Omit<TransactionState, 'quote'> & {
  /** Account and network of the draft; `undefined` before `startSwap`. */
  namespace: ChainNamespace | undefined
  networkId: CaipNetworkId | undefined
  from: string | undefined
  /** Who swaps. `fee` is what the provider keeps, in basis points, if it says so. */
  provider: { readonly id: string; readonly name: string; readonly fee?: number | undefined } | undefined
  /** The native currency first, then what the account holds, then the rest. */
  tokens: readonly SwapListToken[]
  tokensStatus: 'idle' | 'loading' | 'ready' | 'error'
  /** Why the provider's tokens could not be listed. */
  tokensError: unknown
  fromToken: SwapListToken | undefined
  toToken: SwapListToken | undefined
  /** The typed text; `amount` is its value in base units of `fromToken` if it is a valid amount. */
  amountText: string
  amount: bigint | undefined
  /** In basis points. */
  slippage: number
  unlimitedApproval: boolean
  quote: SwapQuoteState
  review: SwapReviewState
  /** What the wallet is asked for, or what is in the transaction that is pending. */
  asking: 'approve' | 'swap' | undefined
  /** What the swap took and gave according to the chain, in base units; `undefined` until then, and if it cannot be told. */
  sold: bigint | undefined
  received: bigint | undefined
}
