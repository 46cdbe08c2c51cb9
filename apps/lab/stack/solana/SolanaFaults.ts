/** Faults of the local Solana chain, for the clients of one space. */
export type SolanaFaults = {
  /** Delay of every call, in milliseconds. */
  readonly delayMs?: number | undefined
  /** Breaks every connection without an answer, as if the node were down. */
  readonly down?: boolean | undefined
  /** HTTP status of the answer. */
  readonly status?: number | undefined
  /** Value of the `retry-after` header sent with `status`. */
  readonly retryAfter?: string | undefined
  /** JSON-RPC error of the answer. */
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown } | undefined
  /** JSON-RPC methods that `delayMs`, `status` and `error` apply to; all by default. */
  readonly methods?: readonly string[] | undefined
  /** Transactions with a lower price per compute unit, in micro-lamports, are accepted but never executed. */
  readonly minPriorityFee?: number | undefined
  /** Number of transactions that are accepted but never executed. */
  readonly loseTransactions?: number | undefined
  /** Number of slots for which a blockhash is valid. With 0 every blockhash has expired. */
  readonly blockhashLifetime?: number | undefined
  /** Number of slots between accepting and executing a transaction. */
  readonly landAfterSlots?: number | undefined
  /** Number of slots by which every confirmation is delayed. */
  readonly confirmAfterSlots?: number | undefined
  /** Keeps sockets open but sends no notifications. */
  readonly loseNotifications?: boolean | undefined
}
