/** Pending work of a form whose transaction is priced and sent. */
export type TransactionWork = {
  /** Aborts the pricing. */
  quote: AbortController
  /** Stops waiting for the wallet. */
  attempt: AbortController
  /** Hashes of all transactions that the form has sent. */
  readonly sent: Set<string>
}

/** Returns the work of an unused form. */
export function createTransactionWork(): TransactionWork {
  return { quote: new AbortController(), attempt: new AbortController(), sent: new Set() }
}
