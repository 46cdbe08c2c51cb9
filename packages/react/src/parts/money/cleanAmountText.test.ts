import { expect, test } from 'vitest'
import { cleanAmountText } from './cleanAmountText.js'

test.each([
  ['1.5', '1.5'],
  ['1,5', '1.5'],
  ['1.', '1.'],
  [',5', '0.5'],
  ['.', '0.'],
  ['', ''],
  ['007', '007'],
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1,234,567', '1234567'],
  ['1.234.567,89', '1234567.89'],
  ['1 234,5', '1234.5'],
  ['1\u202f234,5', '1234.5'],
  ['1’234.5', '1234.5'],
  [' 0.5 ETH ', '0.5'],
  ['ETH 0.5', '0.5'],
  ['$12.50', '12.50'],
  ['12,50 €', '12.50'],
  ['١٢٫٥', '12.5'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['۱۲٫۵', '12.5'],
  ['１２．５', '12.5'],
])('reads %o as %o', (text, amount) => {
  expect(cleanAmountText(text)).toBe(amount)
})

test('a single separator before three digits stands before decimals, which sends less', () => {
  expect(cleanAmountText('1,234')).toBe('1.234')
  expect(cleanAmountText('1.234')).toBe('1.234')
})

test.each(['-5', '+5', '1e18', '5e', '0x10', 'abc', '1.2.3', '1,23,456', '1,2.3,4', '5ETH', '1-2'])(
  'leaves %o as it is, for what is not clearly a number must not turn into one',
  (text) => {
    expect(cleanAmountText(text)).toBe(text)
  },
)

test('does not try to understand a text of any length', () => {
  const text = `${' 1'.repeat(40_000)}x`
  expect(cleanAmountText(text)).toBe(text.trim())
})
