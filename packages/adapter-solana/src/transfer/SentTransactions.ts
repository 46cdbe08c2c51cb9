/** A transaction that was sent from here. */
export type SentTransaction = {
  /** The signed bytes, to send them again. */
  readonly transaction: Uint8Array
  /** Last block height at which it can get into a block; infinite when that is not known. A durable nonce outlives it. */
  readonly lastValidBlockHeight: number
}

/** What an instance has sent, by signature. */
export type SentTransactions = Map<string, SentTransaction>
