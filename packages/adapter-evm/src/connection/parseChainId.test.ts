import { expect, test } from 'vitest'
import { parseChainId } from './parseChainId.js'

test.each([
  ['0x1', 1],
  ['0x2105', 8453],
  ['0x01', 1],
  ['0X1', undefined],
  ['0x', undefined],
  ['0x0', undefined],
  ['1', undefined],
  [1, undefined],
  ['0x20000000000000', undefined],
  ['0x1fffffffffffff', Number.MAX_SAFE_INTEGER],
  ['0x1 ', undefined],
  ['loading', undefined],
  [null, undefined],
])('reads %j as %s', (value, expected) => {
  expect(parseChainId(value)).toBe(expected)
})
