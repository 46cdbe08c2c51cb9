import type { TransferDetails } from '@portico/core'

/** The price of a transaction, fees in base units of the native currency. */
export type TransactionQuote = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** The expected fee. */
  readonly fee?: bigint | undefined
  /** The maximum fee. */
  readonly maxFee?: bigint | undefined
  /** Other costs and effects of the transaction, if there are any. */
  readonly details?: TransferDetails | undefined
  readonly error?: unknown
}

/**
 * `draft` until the user confirms, `signing` while the wallet asks, `pending` until a block holds the transaction.
 * `failed` without `hash`: nothing was sent. `unknown`: the wallet was lost before it answered, so it may have sent the
 * transaction; the form stays locked until that is known, or it is started anew. `replaced`: another transaction of the
 * account took its place.
 */
export type TransactionPhase = 'draft' | 'signing' | 'pending' | 'confirmed' | 'failed' | 'replaced' | 'unknown'

/** The part of a form's store that holds the price and the outcome of its transaction. */
export type TransactionState = {
  quote: TransactionQuote
  phase: TransactionPhase
  /** Whether the user declined when the wallet last asked, for this same form. */
  declined: boolean
  hash: string | undefined
  error: unknown
}
