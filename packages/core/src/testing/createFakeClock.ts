import type { Clock } from '../clock/clock.js'

/** A clock that only advances when a test says so. */
export type FakeClock = Clock & {
  /** Advances time and calls due timers in order. Promises and `import()`s of loaded modules settle in between. */
  advance(ms: number): Promise<void>
  /** Lets promises settle without advancing time. */
  flush(): Promise<void>
  /** Number of pending timers. */
  pending(): number
}

/**
 * Creates a clock that only advances on request.
 *
 * @param start Milliseconds since the Unix epoch. Default: 2026-01-01T00:00:00Z.
 */
export function createFakeClock(start = 1_767_225_600_000): FakeClock {
  let time = start
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>()
  const clock: FakeClock = {
    now: () => time,
    setTimeout(callback, ms) {
      const timer = { at: time + Math.max(0, ms), callback }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    async advance(ms) {
      const end = time + ms
      await settle()
      for (;;) {
        const [next] = [...timers].filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        timers.delete(next)
        time = Math.max(time, next.at)
        next.callback()
        await settle()
      }
      time = end
    },
    flush: settle,
    pending: () => timers.size,
  }
  return clock
}

/** Waits for some tasks of a kind that test runners' fake timers do not replace, so that chains of promises settle. */
async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(undefined)
    })
  }
}
