import { base, mainnet } from '@portico/core/networks'
import { expect, test } from 'vitest'
import { isApproved } from './isApproved.js'

test('a connected wallet may use what it agreed to and nothing else', () => {
  const namespaces = { eip155: { status: 'connected', approved: ['eip155:1'] } } as const
  expect(isApproved(mainnet, namespaces)).toBe(true)
  expect(isApproved(base, namespaces)).toBe(false)
})

test('a wallet that can be asked for more may use that too', () => {
  const namespaces = { eip155: { status: 'connected', approved: ['eip155:1'] } } as const
  expect(isApproved(base, namespaces, (networkId) => networkId === 'eip155:8453')).toBe(true)
  expect(isApproved(base, namespaces, () => false)).toBe(false)
})

test('a wallet that agreed to all may use any', () => {
  expect(isApproved(base, { eip155: { status: 'connected', approved: 'all' } })).toBe(true)
})

test('without a connection of its kind every network may be chosen', () => {
  expect(isApproved(base, { eip155: { status: 'disconnected', approved: [] } })).toBe(true)
  expect(isApproved(base, { solana: { status: 'connected', approved: [] } })).toBe(true)
})
