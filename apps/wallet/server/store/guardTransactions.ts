import { AsyncLocalStorage } from 'node:async_hooks'

/** Knows what runs inside a transaction. */
export type TransactionGuard = {
  run<result>(act: () => Promise<result>): Promise<result>
  /** @throws Error Inside a transaction. */
  check(): void
}

/**
 * Keeps a transaction from asking its database by another way than through itself: it would wait for its own end, or, on
 * another connection, not see what it wrote.
 */
export function guardTransactions(): TransactionGuard {
  const within = new AsyncLocalStorage<true>()
  return {
    run: (act) => within.run(true, act),
    check() {
      if (within.getStore()) throw new Error('A transaction asks through itself alone')
    },
  }
}
