import type { Clock } from '@portico/core'

/**
 * Makes a limit: says `true` for as many calls as may happen within a second, then `false` until the next begins.
 *
 * @param perSecond The most calls within a second.
 * @param clock Where time comes from.
 */
export function createRateLimit(perSecond: number, clock: Pick<Clock, 'now'>): () => boolean {
  let start = Number.NEGATIVE_INFINITY
  let count = 0
  return () => {
    const now = clock.now()
    // A clock that was put back begins a second, too; else everything would be refused until it has caught up.
    if (now - start >= 1_000 || now < start) {
      start = now
      count = 0
    }
    count += 1
    return count <= perSecond
  }
}
