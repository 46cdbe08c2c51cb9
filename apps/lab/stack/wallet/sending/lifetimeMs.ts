/** How long a transaction is retried while the node does not answer; later nobody expects it any more. */
export const lifetimeMs = 10 * 60_000
