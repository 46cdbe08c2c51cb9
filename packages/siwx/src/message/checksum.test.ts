import { expect, test } from 'vitest'
import { addChecksum, isChecksummed } from './checksum.js'

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
])('accepts the EIP-55 example %s', (address) => {
  expect(isChecksummed(address)).toBe(true)
})

test.each([
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
  '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
])('refuses %s', (address) => {
  expect(isChecksummed(address)).toBe(false)
})

test('spells an address, and leaves other texts alone', () => {
  expect(addChecksum('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toBe('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  const small = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
  for (const other of ['', '0x', small.slice(0, -1), `${small}0`, `x${small}`, `${small} `]) {
    expect(addChecksum(other)).toBe(other)
  }
})
