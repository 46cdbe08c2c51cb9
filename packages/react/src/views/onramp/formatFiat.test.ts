import { expect, test } from 'vitest'
import { formatFiat } from './formatFiat.js'

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ')

test.each([
  ['en', 'USD', 750_000n, '$7,500.00'],
  ['en', 'EUR', '0.4', '€0.40'],
  ['de', 'EUR', 1_234_567n, '12.345,67 €'],
  ['en', 'usdx', 100n, '1.00 usdx'],
])('in %s %s %s is %s', (locale, currency, value, text) => {
  expect(plain(formatFiat(locale, currency, value))).toBe(text)
})

test('right to left the letters of a currency stay before its sign', () => {
  expect(formatFiat('ar', 'USD', 750_000n)).toContain('\u2068US$\u2069')
})
