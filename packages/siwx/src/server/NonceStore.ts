/** What became of a nonce that was handed in: it was `fresh` and is used now, was `used` before, or is not known. */
export type NonceUse = 'fresh' | 'used' | 'unknown'

/** Remembers the nonces that a server has given out, and uses up each once. */
export type NonceStore = {
  /** Remembers a nonce, used or not, for so many milliseconds. */
  add(nonce: string, lifetimeMs: number): Promise<void> | void
  /** Uses a nonce up, in one step: of several requests at the same time one alone may find it `fresh`. */
  use(nonce: string): Promise<NonceUse> | NonceUse
}

/** Options of `memoryNonces`. */
export type MemoryNoncesOptions = {
  /** How many nonces are kept at most; the oldest give way. Default 100,000. */
  readonly limit?: number | undefined
  /** Returns milliseconds since the Unix epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/**
 * Makes a store of nonces in memory, for a server of one process.
 *
 * @param options How many are kept.
 */
export function memoryNonces({ limit = 100_000, now = Date.now }: MemoryNoncesOptions = {}): NonceStore {
  const nonces = new Map<string, { readonly until: number; readonly isUsed: boolean }>()
  return {
    add(nonce, lifetimeMs) {
      const time = now()
      // A map keeps the order of its entries, so the first is the oldest.
      for (const [oldest, { until }] of nonces) {
        if (until > time && nonces.size < limit) break
        nonces.delete(oldest)
      }
      nonces.set(nonce, { until: time + lifetimeMs, isUsed: false })
    },
    use(nonce) {
      const known = nonces.get(nonce)
      if (known === undefined || known.until <= now()) return 'unknown'
      nonces.set(nonce, { ...known, isUsed: true })
      return known.isUsed ? 'used' : 'fresh'
    },
  }
}
