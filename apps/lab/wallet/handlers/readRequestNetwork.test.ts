import { expect, test } from 'vitest'
import { readRequestNetwork } from './readRequestNetwork.js'

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
