import { expect, test } from 'vitest'
import { createLimiter } from './createLimiter.js'

test('allows so many uses within the window, each key for itself', () => {
  const limiter = createLimiter({ uses: 2, windowMs: 100 })
  expect([limiter.take('a', 0), limiter.take('a', 40), limiter.take('a', 50)]).toEqual([0, 0, 50])
  expect(limiter.take('b', 50)).toBe(0)
  expect(limiter.take('a', 99)).toBe(1)
  expect(limiter.take('a', 100)).toBe(0)
  expect(limiter.take('a', 101)).toBe(39)
})

test('uses of one key are given back', () => {
  const limiter = createLimiter({ uses: 1, windowMs: 100 })
  for (const key of ['a', 'b']) limiter.take(key, 0)
  limiter.forget('a')
  expect([limiter.take('a', 1), limiter.take('b', 1)]).toEqual([0, 99])
})

test('a refused use does not lengthen the wait', () => {
  const limiter = createLimiter({ uses: 1, windowMs: 100 })
  limiter.take('a', 0)
  limiter.take('a', 90)
  expect(limiter.take('a', 100)).toBe(0)
})
