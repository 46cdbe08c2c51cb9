import { expect, test } from 'vitest'
import { isEvmAddress } from './isEvmAddress.js'

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
  '0x0000000000000000000000000000000000000000',
])('accepts %s', (value) => {
  expect(isEvmAddress(value)).toBe(true)
})

test.each([
  '',
  '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaedd',
  ' 0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaeg',
])('refuses %j', (value) => {
  expect(isEvmAddress(value)).toBe(false)
})
