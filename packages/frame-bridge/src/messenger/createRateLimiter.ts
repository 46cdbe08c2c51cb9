import type { Clock } from '@portico/core'

export type CreateRateLimiterParameters = {
  readonly clock: Clock
  /** Maximum number per second. */
  readonly perSecond: number
}

/**
 * Creates a limiter that counts within seconds which begin with the first message after a rest.
 *
 * @returns Says whether one more may pass now.
 */
export function createRateLimiter({ clock, perSecond }: CreateRateLimiterParameters): () => boolean {
  const second = { start: Number.NEGATIVE_INFINITY, count: 0 }
  return () => {
    const now = clock.now()
    // A clock that was set back starts a new second too.
    if (now - second.start >= 1000 || now < second.start) Object.assign(second, { start: now, count: 0 })
    second.count++
    return second.count <= perSecond
  }
}
