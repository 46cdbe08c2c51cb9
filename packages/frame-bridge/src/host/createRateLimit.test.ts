import { expect, test } from 'vitest'
import { createRateLimit } from './createRateLimit.js'

function start(perSecond: number) {
  const time = { now: 5_000 }
  const isWithin = createRateLimit(perSecond, { now: () => time.now })
  return { time, count: (calls: number) => Array.from({ length: calls }, isWithin).filter(Boolean).length }
}

test('lets through as many calls as a second may have, and no more', () => {
  const { time, count } = start(3)
  expect(count(5)).toBe(3)
  time.now += 999
  expect(count(5)).toBe(0)
  time.now += 1
  expect(count(5)).toBe(3)
})

test('begins anew when the clock was put back', () => {
  const { time, count } = start(3)
  expect(count(4)).toBe(3)
  time.now -= 1
  expect(count(4)).toBe(3)
})

test('lets nothing through when nothing is allowed', () => {
  expect(start(0).count(3)).toBe(0)
})
