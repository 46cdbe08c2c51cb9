/** What the local Solana chain does wrong, for those that use one space of it. */
export type SolanaFaults = {
  /** Time every call waits before it is carried out, in milliseconds. */
  readonly delayMs?: number | undefined
  /** Breaks every connection without an answer, as if nobody listened. */
  readonly down?: boolean | undefined
  /** HTTP status to answer with. */
  readonly status?: number | undefined
  /** Value of the `retry-after` header beside `status`. */
  readonly retryAfter?: string | undefined
  /** JSON-RPC error to answer with. */
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | undefined
  /** JSON-RPC methods that `delayMs`, `status` and `error` are limited to; all by default. */
  readonly methods?: readonly string[] | undefined
  /** Transactions that pay less per compute unit, in micro-lamports, are taken and never carried out. */
  readonly minPriorityFee?: number | undefined
  /** How many of the next transactions are taken and never carried out. */
  readonly loseTransactions?: number | undefined
  /** Slots for which a blockhash is good; with 0 every blockhash has expired. */
  readonly blockhashLifetime?: number | undefined
  /** Slots between the moment a transaction is taken and that at which it is carried out. */
  readonly landAfterSlots?: number | undefined
  /** Slots by which every confirmation comes later. */
  readonly confirmAfterSlots?: number | undefined
  /** Sockets stay open and say nothing more. */
  readonly loseNotifications?: boolean | undefined
}
