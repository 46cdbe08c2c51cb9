/** The source of time; tests replace it with `createFakeClock`. All times are milliseconds. */
export type Clock = {
  /** Returns milliseconds since the Unix epoch. */
  now(): number
  /** Calls `callback` once after `ms` milliseconds; the returned function cancels it. */
  setTimeout(callback: () => void, ms: number): () => void
}

/** The platform's clock. Waits longer than 24.8 days, which timers cannot hold, end after 24.8 days. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(callback, ms) {
    const timer = setTimeout(callback, Math.min(ms, 0x7fffffff))
    return () => clearTimeout(timer)
  },
}
