import { expect, test } from 'vitest'
import { formatTokenAmount } from './formatTokenAmount.js'

test.each([
  [0n, 18, '0'],
  [1n, 18, '0.000000000000000001'],
  [123_456_789n, 18, '0.000000000123'],
  [999_999_999_999_999_999n, 18, '0.999999'],
  [10n ** 18n, 18, '1'],
  [1_234_567_890_123_456_789_012_345_678n, 18, '1,234,567,890.123456'],
  [5n, 0, '5'],
  [-1_500_000n, 6, '-1.5'],
])('%s with %i decimals reads %s', (value, decimals, text) => {
  expect(formatTokenAmount({ locale: 'en', value, decimals })).toBe(text)
})

test('takes a decimal text and adds the symbol', () => {
  expect(formatTokenAmount({ locale: 'en', value: '12.30', symbol: 'USDT' })).toBe('12.3\u00a0USDT')
})
