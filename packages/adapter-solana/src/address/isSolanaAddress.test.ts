import { base58 } from '@scure/base'
import { assert, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { isSolanaAddress } from './isSolanaAddress.js'

test.each([
  '11111111111111111111111111111111',
  'So11111111111111111111111111111111111111112',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
])('accepts %s', (address) => {
  expect(isSolanaAddress(address)).toBe(true)
})

test.each([
  '',
  '1111111111111111111111111111111',
  '111111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D0',
  ' TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'send to TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
])('refuses %j', (address) => {
  expect(isSolanaAddress(address)).toBe(false)
})

test('accepts every 32 bytes and no other length', () => {
  assert(
    property(uint8Array({ minLength: 28, maxLength: 36 }), (bytes) => {
      expect(isSolanaAddress(base58.encode(bytes))).toBe(bytes.length === 32)
    }),
  )
})
