import type { TransferDetails } from '@portico/core'

/** The price of a transaction, fees in base units of the native currency. */
export type TransactionQuote = {
  readonly status: 'idle' | 'loading' | 'ready' | 'error'
  /** What the network will likely take. */
  readonly fee?: bigint | undefined
  /** The most it may take. */
  readonly maxFee?: bigint | undefined
  /** What the transaction costs or does besides, where there is something. */
  readonly details?: TransferDetails | undefined
  readonly error?: unknown
}

/**
 * `draft` until the person confirms, `signing` while the wallet asks, `pending` until a block holds the transaction.
 * `failed` without `hash`: nothing was sent. `unknown`: the wallet went away before it answered, so it may have been; the
 * form stays locked until that is known, or it is begun anew. `replaced`: another transaction of the account took its
 * place.
 */
export type TransactionPhase = 'draft' | 'signing' | 'pending' | 'confirmed' | 'failed' | 'replaced' | 'unknown'

/** The part of a form's store that tells what its transaction costs and what becomes of it. */
export type TransactionState = {
  quote: TransactionQuote
  phase: TransactionPhase
  /** Whether the person declined when the wallet asked last, for this very form. */
  declined: boolean
  hash: string | undefined
  error: unknown
}
