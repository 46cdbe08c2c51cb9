import { expect, test } from 'vitest'
import { createReplayGuard } from './createReplayGuard.js'

test('knows an id it has seen', () => {
  const isNew = createReplayGuard(3)
  expect(['a', 'b', 'a', 'c', 'b', 'A'].map(isNew)).toEqual([true, true, false, true, false, true])
})

test('forgets the oldest first, and keeps no more than it may', () => {
  const isNew = createReplayGuard(2)
  expect(['a', 'b', 'c'].map(isNew)).toEqual([true, true, true])
  expect(['b', 'c'].map(isNew)).toEqual([false, false])
  expect(['a', 'c', 'b'].map(isNew)).toEqual([true, false, true])
})

test('takes names of inherited properties for ids like others', () => {
  const isNew = createReplayGuard(3)
  expect(['__proto__', 'constructor', '__proto__'].map(isNew)).toEqual([true, true, false])
})
