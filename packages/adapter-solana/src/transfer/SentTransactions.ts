/** A transaction that was sent by this instance. */
export type SentTransaction = {
  /** The signed bytes, for sending them again. */
  readonly transaction: Uint8Array
  /** Last block height at which it can be included. Infinite if unknown. A durable nonce outlives it. */
  readonly lastValidBlockHeight: number
}

/** What an instance has sent, by signature. */
export type SentTransactions = Map<string, SentTransaction>
