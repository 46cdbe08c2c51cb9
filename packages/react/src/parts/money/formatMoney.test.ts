import { expect, it } from 'vitest'
import { formatMoney } from './formatMoney.js'

it.each([
  ['en', 'usd', 1234.5, '$1,234.50'],
  ['en', 'usd', 0, '$0.00'],
  ['en', 'usd', 0.004, '<$0.01'],
  ['en', 'jpy', 0.4, '<¥1'],
  ['en', 'jpy', 1234.5, '¥1,235'],
  ['ar', 'usd', 2, '\u200f2.00\u00a0\u2068US$\u2069'],
  ['de', 'EUR', 1234.5, '1.234,50\u00a0€'],
])('writes in %s and %s %s as %s', (locale, currency, value, text) => {
  expect(formatMoney({ locale, currency, value })).toBe(text)
})
