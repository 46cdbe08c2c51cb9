import type { Clock } from '@portico/core'

/** How long the list must be still, in milliseconds. */
const restMs = 100
/** Callbacks per batch, and the pause between batches in milliseconds, so that no frame waits for all of them. */
const batch = 4
const pauseMs = 16

/** Postpones work until the list is still. */
export type Stillness = {
  /** Calls back once the list has been still for a moment; the returned function cancels it. */
  readonly wait: (callback: () => void) => () => void
  /** Restarts the wait, because the list has moved. */
  readonly disturb: () => void
  /** Stops the wait; a later `wait` starts another one. */
  readonly stop: () => void
}

/**
 * Tracks when a scrolled list has come to rest.
 *
 * @param clock Tells the time.
 */
export function createStillness(clock: Pick<Clock, 'setTimeout'>): Stillness {
  const waiting = new Set<() => void>()
  let stopTimer: (() => void) | undefined
  const begin = (ms: number) => {
    stopTimer?.()
    stopTimer = clock.setTimeout(callBack, ms)
  }
  const callBack = () => {
    stopTimer = undefined
    for (const callback of [...waiting].slice(0, batch)) {
      waiting.delete(callback)
      callback()
    }
    if (waiting.size > 0) begin(pauseMs)
  }
  return {
    wait(callback) {
      // A new function, because the same callback may wait twice.
      const entry = () => callback()
      waiting.add(entry)
      if (!stopTimer) begin(restMs)
      return () => void waiting.delete(entry)
    },
    disturb() {
      if (stopTimer) begin(restMs)
    },
    stop() {
      stopTimer?.()
      stopTimer = undefined
    },
  }
}
