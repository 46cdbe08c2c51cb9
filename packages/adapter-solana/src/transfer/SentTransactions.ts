/** A transaction that was sent from here. */
export type SentTransaction = {
  /** The signed bytes, to send them again; absent when the wallet sent them itself. */
  readonly transaction?: Uint8Array | undefined
  /** Last block height at which it can get into a block. */
  readonly lastValidBlockHeight: number
}

/** What an instance has sent, by signature. */
export type SentTransactions = Map<string, SentTransaction>
