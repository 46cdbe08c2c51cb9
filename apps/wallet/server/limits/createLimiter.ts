/** A rate limit per key. */
export type Limiter = {
  /**
   * Takes one use if one is left.
   *
   * @param now Epoch milliseconds.
   * @returns 0 if it was taken, otherwise the milliseconds until the next one is free.
   */
  take(key: string, now: number): number
  /** Resets a key. */
  forget(key: string): void
}

/**
 * Creates a sliding rate limit. It is kept in memory: a restart resets it, and several servers need a shared one.
 *
 * @param uses Number of uses within the window.
 * @param windowMs Length of the window in milliseconds.
 */
export function createLimiter({ uses, windowMs }: { uses: number; windowMs: number }): Limiter {
  const taken = new Map<string, readonly number[]>()
  let cleanedAt = 0
  function clean(now: number): void {
    if (now - cleanedAt < windowMs) return
    cleanedAt = now
    for (const [key, times] of taken) if (times.every((time) => time <= now - windowMs)) taken.delete(key)
  }
  return {
    take(key, now) {
      clean(now)
      const recent = (taken.get(key) ?? []).filter((time) => time > now - windowMs)
      const [first = now] = recent
      if (recent.length >= uses) return first + windowMs - now
      taken.set(key, [...recent, now])
      return 0
    },
    forget: (key) => void taken.delete(key),
  }
}
