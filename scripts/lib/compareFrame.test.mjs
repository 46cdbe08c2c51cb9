import { expect, test } from 'vitest'
import { compareFrame } from './compareFrame.mjs'

const held = (measured) => compareFrame(measured).map(({ isHeld }) => isHeld)

test('holds what is within its limits, by the middle value', () => {
  const rows = compareFrame({ bare: [0.2, 0.2, 9], bridge: [1.2, 0.1, 1.19], perSecond: [5_000, 1, 9_000] })
  expect(rows).toEqual([
    {
      name: 'Frame bridge: overhead a request, p50',
      value: '0.99 ms (1.19 ms, bare 0.20 ms)',
      limit: '1 ms',
      isHeld: true,
    },
    { name: 'Frame bridge: requests a second', value: '5,000', limit: 'at least 5,000', isHeld: true },
  ])
})

test('fails what is beyond them', () => {
  expect(held({ bare: [0.5], bridge: [1.6], perSecond: [4_999] })).toEqual([false, false])
  expect(held({ bare: [], bridge: [], perSecond: [] })).toEqual([false, false])
})
