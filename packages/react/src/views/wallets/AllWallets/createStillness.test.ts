import { createFakeClock } from '@portico/core/testing'
import { expect, test, vi } from 'vitest'
import { createStillness } from './createStillness.js'

function arrange() {
  const clock = createFakeClock()
  return { clock, stillness: createStillness(clock) }
}

test('calls back once nothing has moved for a moment', async () => {
  const { clock, stillness } = arrange()
  const callback = vi.fn()
  stillness.wait(callback)
  for (let step = 0; step < 5; step++) {
    await clock.advance(99)
    stillness.disturb()
  }
  expect(callback).not.toHaveBeenCalled()
  await clock.advance(100)
  expect(callback).toHaveBeenCalledOnce()
})

test('does not call back for what was called off', async () => {
  const { clock, stillness } = arrange()
  const [gone, here] = [vi.fn(), vi.fn()]
  const callOff = stillness.wait(gone)
  stillness.wait(here)
  callOff()
  await clock.advance(100)
  expect(gone).not.toHaveBeenCalled()
  expect(here).toHaveBeenCalledOnce()
})

test('calls a few back at a time, and none while something moves again', async () => {
  const { clock, stillness } = arrange()
  const callbacks = Array.from({ length: 10 }, () => vi.fn())
  for (const callback of callbacks) stillness.wait(callback)
  const called = () => callbacks.filter((callback) => callback.mock.calls.length > 0).length
  await clock.advance(100)
  expect(called()).toBe(4)
  await clock.advance(16)
  expect(called()).toBe(8)
  stillness.disturb()
  await clock.advance(99)
  expect(called()).toBe(8)
  await clock.advance(1)
  expect(called()).toBe(10)
})

test('once stopped it calls nobody back until somebody waits anew', async () => {
  const { clock, stillness } = arrange()
  const [before, after] = [vi.fn(), vi.fn()]
  stillness.wait(before)
  stillness.stop()
  await clock.advance(1000)
  expect(before).not.toHaveBeenCalled()
  stillness.wait(after)
  await clock.advance(100)
  expect(before).toHaveBeenCalledOnce()
  expect(after).toHaveBeenCalledOnce()
})
