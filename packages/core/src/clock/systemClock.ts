import type { Clock } from './types.js'

/** The platform's clock. Waits longer than 24.8 days, which timers cannot hold, end after 24.8 days. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout(callback, ms) {
    const timer = setTimeout(callback, Math.min(ms, 0x7fffffff))
    return () => clearTimeout(timer)
  },
}
