import { expect, test } from 'vitest'
import { readFrameChainId, toFrameChainId } from './frameChainId.js'

test.each([
  [1, 'eip155:1', 1],
  ['10', 'eip155:10', 10],
  ['eip155:137', 'eip155:137', 137],
  [
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ],
] as const)('reads %j as %j, and writes that as %j', (chainId, networkId, written) => {
  expect(readFrameChainId(chainId)).toBe(networkId)
  expect(toFrameChainId(networkId)).toBe(written)
})

test.each(['eip155:', '0x1', 'mainnet', '', ' 1', '1 ', -1, 1.5])('does not read %j', (chainId) => {
  expect(readFrameChainId(chainId)).toBeUndefined()
})
