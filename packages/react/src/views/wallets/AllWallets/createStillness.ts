import type { Clock } from '@portico/core'

/** How long nothing must move, in milliseconds. */
const restMs = 100
/** What is done at a time, and how long until more, in milliseconds: no frame is to wait for all of it. */
const batch = 4
const pauseMs = 16

/** Keeps what can wait until nothing moves any more. */
export type Stillness = {
  /** Calls back when nothing has moved for a moment, unless it is called off before. */
  readonly wait: (callback: () => void) => () => void
  /** Begins the moment anew. */
  readonly disturb: () => void
  /** Ends the moment; a later `wait` begins another one. */
  readonly stop: () => void
}

/**
 * Creates what tells when a list that is scrolled has come to rest.
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
      // A function of its own, for the same one may wait twice.
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
