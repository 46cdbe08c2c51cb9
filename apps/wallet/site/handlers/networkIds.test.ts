import { expect, test } from 'vitest'
import { readChainNumber, readRequestNetwork, toSolanaId } from './networkIds.js'

const id = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

test.each([
  [{}, 'eip155', undefined],
  [{ chainNamespace: 'eip155' }, 'eip155', undefined],
  [{ chainId: 8453, chainNamespace: 'eip155' }, 'eip155', 8453],
  [{ chainId: 'eip155:8453' }, 'eip155', 'eip155:8453'],
  [{ chainId: 8453, chainNamespace: 'eip155' }, 'solana', undefined],
  [{ chainId: 8453 }, 'solana', undefined],
  [{ chainId: id, chainNamespace: 'solana' }, 'solana', id],
  [{ chainId: id }, 'solana', id],
  [{ chainId: id, chainNamespace: 'solana' }, 'eip155', undefined],
  [{ chainId: 'Solana', chainNamespace: 'cosmos' }, 'solana', undefined],
] as const)('%j names for %s %s', (request, namespace, network) => {
  expect(readRequestNetwork(request, namespace)).toBe(network)
})

test.each(['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'])(
  'writes %s as CAIP-2',
  (id) => {
    expect(toSolanaId(id)).toBe('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  },
)

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
