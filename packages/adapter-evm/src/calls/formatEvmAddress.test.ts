import { expect, test } from 'vitest'
import { formatEvmAddress } from './formatEvmAddress.js'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

test.each([address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])('spells %s by EIP-55', (value) => {
  expect(formatEvmAddress(value)).toBe(address)
})

test('refuses what is no address', () => {
  expect(() => formatEvmAddress('lab.eth')).toThrow(
    expect.objectContaining({ code: 'address/invalid', params: { address: 'lab.eth' } }),
  )
})
