import { expect, test } from 'vitest'
import { readChainId } from './readChainId.js'

test.each<[string | number, unknown]>([
  [1, 1],
  ['1', 1],
  ['eip155:8453', 8453],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['eip155:', undefined],
  ['0x1', undefined],
  ['mainnet', undefined],
  ['', undefined],
  [' 1', undefined],
  ['1 ', undefined],
  [1.5, undefined],
])('reads %j as %j', (chainId, expected) => {
  expect(readChainId(chainId)).toBe(expected)
})
