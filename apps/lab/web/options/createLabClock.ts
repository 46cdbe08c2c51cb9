import type { Clock } from '@portico/core'

/** A clock that can be moved forward. */
export type LabClock = Clock & {
  /** Moves the clock forward. Timers that are due run soon after. */
  advance(ms: number): void
}

/** Creates the clock that the playground passes to an instance with the option `clock`. */
export function createLabClock(): LabClock {
  const waiting = new Set<{ readonly dueAt: number; readonly run: () => void; timer: ReturnType<typeof setTimeout> }>()
  let aheadMs = 0
  const now = () => Date.now() + aheadMs
  return {
    now,
    setTimeout(callback, ms) {
      const run = () => {
        waiting.delete(entry)
        callback()
      }
      // Maximum delay of a timer.
      const wait = Math.min(ms, 0x7fffffff)
      const entry = { dueAt: now() + wait, run, timer: setTimeout(run, wait) }
      waiting.add(entry)
      return () => {
        clearTimeout(entry.timer)
        waiting.delete(entry)
      }
    },
    advance(ms) {
      aheadMs += ms
      for (const entry of waiting) {
        clearTimeout(entry.timer)
        entry.timer = setTimeout(entry.run, entry.dueAt - now())
      }
    },
  }
}
