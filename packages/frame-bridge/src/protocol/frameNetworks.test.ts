import { expect, test } from 'vitest'
import { frameNetworks } from './frameNetworks.js'

const chains = [
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114, 43113, 324, 280,
  100, 8453, 84531, 84532, 7777777, 999,
]
const clusters = [
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
]

test('are the 27 of the protocol: 24 EVM chains and 3 Solana clusters', () => {
  expect(frameNetworks).toHaveLength(27)
  expect(new Set<string>(frameNetworks)).toEqual(
    new Set([...chains.map((id) => `eip155:${id}`), ...clusters.map((id) => `solana:${id}`)]),
  )
})
