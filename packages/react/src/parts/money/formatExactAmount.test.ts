import { expect, test } from 'vitest'
import { formatExactAmount } from './formatExactAmount.js'

const ether = { decimals: 18, symbol: 'ETH' }

test('keeps every decimal, however small', () => {
  expect(formatExactAmount('en', 1_000_000_000_000_000_001n, ether)).toBe('1.000000000000000001\u00a0ETH')
  expect(formatExactAmount('en', 123_456_789n, { decimals: 8, symbol: 'X' })).toBe('1.23456789\u00a0X')
})

test('writes numbers as the reader does', () => {
  expect(formatExactAmount('de', 1_234_500_000n, { decimals: 6, symbol: 'USDC' })).toBe('1.234,5\u00a0USDC')
})

test('takes characters out of a symbol that would reorder the amount', () => {
  expect(formatExactAmount('en', 5n, { decimals: 0, symbol: '\u202eHTE' })).toBe('5\u00a0HTE')
})
