/** What a form is busy with while its transaction is priced and sent. */
export type TransactionWork = {
  /** Ends the pricing. */
  quote: AbortController
  /** Ends the wait for the wallet. */
  attempt: AbortController
  /** Hashes of all that was sent by the form. */
  readonly sent: Set<string>
}

/** Returns the work of a form that has done nothing yet. */
export function createTransactionWork(): TransactionWork {
  return { quote: new AbortController(), attempt: new AbortController(), sent: new Set() }
}
