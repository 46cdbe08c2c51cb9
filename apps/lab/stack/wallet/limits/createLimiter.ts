/** A limit of uses for each key. */
export type Limiter = {
  /**
   * Takes one use if one is left.
   *
   * @param now Epoch milliseconds.
   * @returns 0 when it was taken, else the milliseconds until one is free.
   */
  take(key: string, now: number): number
  /** Gives all uses of a key back. */
  forget(key: string): void
}

/**
 * Makes a limit that forgets each use after the window. It lives in memory: a restart forgets it, and several servers
 * need one they share.
 *
 * @param uses How many uses are allowed within the window.
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
