import { expect, it } from 'vitest'
import { toFrameChainId, toNetworkId } from './toNetworkId.js'

it.each([
  [1, 'eip155:1'],
  ['10', 'eip155:10'],
  ['eip155:137', 'eip155:137'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['0x1', undefined],
  ['', undefined],
  [-1, undefined],
  [1.5, undefined],
])('reads the chain id %o of the frame as %o', (chainId, network) => {
  expect(toNetworkId(chainId)).toBe(network)
})

it('names EVM networks by number and others in full', () => {
  expect(toFrameChainId('eip155:8453')).toBe(8453)
  expect(toFrameChainId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})
