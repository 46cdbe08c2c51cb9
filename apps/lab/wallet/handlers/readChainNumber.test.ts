import { expect, test } from 'vitest'
import { readChainNumber } from './readChainNumber.js'

test.each([
  [1, 1],
  ['10', 10],
  ['0x2105', 8453],
  ['eip155:1', 1],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', undefined],
  ['', undefined],
  ['0', undefined],
  ['1e3', undefined],
  ['eip155:1:0xab', undefined],
])('%j is %j', (chainId, number) => {
  expect(readChainNumber(chainId)).toBe(number)
})
