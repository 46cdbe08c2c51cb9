import { expect, test } from 'vitest'
import { readAccounts } from './readAccounts.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

test('spells accounts by EIP-55, keeps their order and drops repeated ones', () => {
  const other = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
  expect(readAccounts([other.toLowerCase(), address.toLowerCase(), other])).toEqual([{ address: other }, { address }])
  expect(readAccounts([])).toEqual([])
})

test.each([undefined, null, address, { 0: address, length: 1 }, [1], ['0x12'], [address, null]])(
  'refuses %j',
  (value) => {
    expect(readAccounts(value)).toBeUndefined()
  },
)
