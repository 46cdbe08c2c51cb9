import { createFakeClock } from '@portico/core/testing'
import { expect, it } from 'vitest'
import { createRateLimiter } from './createRateLimiter.js'

it('lets so many pass within a second, and as many in the next one', async () => {
  const clock = createFakeClock()
  const mayPass = createRateLimiter({ clock, perSecond: 2 })
  expect([mayPass(), mayPass(), mayPass(), mayPass()]).toEqual([true, true, false, false])
  await clock.advance(999)
  expect(mayPass()).toBe(false)
  await clock.advance(1)
  expect([mayPass(), mayPass(), mayPass()]).toEqual([true, true, false])
})

it('goes on when the clock is set back', () => {
  const time = { now: 5_000 }
  const mayPass = createRateLimiter({ clock: { now: () => time.now, setTimeout: () => () => {} }, perSecond: 1 })
  expect([mayPass(), mayPass()]).toEqual([true, false])
  time.now = 4_999
  expect([mayPass(), mayPass()]).toEqual([true, false])
})
