import { expect, test } from 'vitest'
import { formatFee } from './formatFee.js'

test.each([
  [0n, '0 ETH'],
  [1n, '0.000000001 ETH'],
  [21_000_000_000_000n, '0.000021 ETH'],
  [24_148_468_218_001n, '0.000024149 ETH'],
  [10n ** 18n, '1 ETH'],
])('a fee of %d is at most %s', (fee, text) => {
  expect(formatFee(fee, 'ETH')).toBe(text)
})
