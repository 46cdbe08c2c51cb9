import { createFakeClock } from '@portico/core/testing'
import { expect, test, vi } from 'vitest'
import { wait } from './wait.js'

test('waits its time', async () => {
  const clock = createFakeClock()
  const done = vi.fn()
  const waiting = wait(clock, 100).then(done)
  await clock.advance(99)
  expect(done).not.toHaveBeenCalled()
  await clock.advance(1)
  await waiting
  expect(done).toHaveBeenCalledOnce()
})

test('ends with the signal and leaves no timer', async () => {
  const clock = createFakeClock()
  const controller = new AbortController()
  const waiting = wait(clock, 100, controller.signal)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(clock.pending()).toBe(0)
})
