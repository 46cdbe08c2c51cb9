import { expect, test } from 'vitest'
import { frameNetworks } from './frameNetworks.js'

test('holds 27 distinct CAIP-2 ids, 24 of EVM chains and 3 of Solana clusters', () => {
  expect(new Set(frameNetworks).size).toBe(27)
  expect(frameNetworks.filter((id) => /^eip155:[1-9]\d*$/.test(id))).toHaveLength(24)
  expect(frameNetworks.filter((id) => /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(id))).toHaveLength(3)
})
