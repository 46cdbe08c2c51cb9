import { expect, test, vi } from 'vitest'
import { createFaultyLine } from './createFaultyLine.js'

test('frames keep their order when the delay is made shorter; without one they go through at once', () => {
  vi.useFakeTimers()
  const received: string[] = []
  let delayMs = 100
  const line = createFaultyLine({ receive: (text) => received.push(text), getDelayMs: () => delayMs })
  line.receive('slow')
  delayMs = 0
  line.receive('quick')
  expect(received).toEqual([])
  vi.advanceTimersByTime(101)
  expect(received).toEqual(['slow', 'quick'])
  line.receive('at once')
  expect(received).toHaveLength(3)
  vi.useRealTimers()
})

test('nothing comes through after the end', () => {
  vi.useFakeTimers()
  const receive = vi.fn()
  const line = createFaultyLine({ receive, getDelayMs: () => 10 })
  line.receive('a')
  line.end()
  vi.advanceTimersByTime(100)
  expect(receive).not.toHaveBeenCalled()
  vi.useRealTimers()
})
