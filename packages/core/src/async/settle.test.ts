import { expect, test, vi } from 'vitest'
import { connectionErrors } from '../errors/connectionErrors.js'
import { createFakeClock } from '../testing/createFakeClock.js'
import { settle } from './settle.js'

const forever = () => new Promise<never>(() => {})

test('hands through what the call gives or throws', async () => {
  await expect(settle(async () => 1)).resolves.toBe(1)
  await expect(settle(() => Promise.reject('no'))).rejects.toBe('no')
  await expect(
    settle(() => {
      throw 'at once'
    }),
  ).rejects.toBe('at once')
})

test('rejects at the limit and cancels the timer otherwise', async () => {
  const clock = createFakeClock()
  const waiting = settle(forever, { limit: { clock, ms: 1000 } })
  const failed = expect(waiting).rejects.toMatchObject({ code: 'connection/timeout' })
  await clock.advance(1000)
  await failed
  await settle(async () => 1, { limit: { clock, ms: 1000 } })
  await clock.flush()
  expect(clock.pending()).toBe(0)
})

test('rejects when the signal aborts, or has aborted', async () => {
  const controller = new AbortController()
  const waiting = settle(forever, { signal: controller.signal })
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
  const run = vi.fn()
  const late = settle(run, { signal: controller.signal })
  await expect(late).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(run).not.toHaveBeenCalled()
})

test('rejects with the error of its caller at abort and at the limit', async () => {
  const clock = createFakeClock()
  const toAbortError = (reason: unknown) => ({ reason })
  await expect(settle(forever, { signal: AbortSignal.abort('enough'), toAbortError })).rejects.toEqual({
    reason: 'enough',
  })
  const error = connectionErrors('connection/in-progress')
  const failed = expect(settle(forever, { limit: { clock, ms: 1000, error: () => error } })).rejects.toBe(error)
  await clock.advance(1000)
  await failed
})

test('rejects with the reason of the signal when that is an error of Portico', async () => {
  const reason = connectionErrors('connection/in-progress')
  await expect(settle(forever, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})
