import { expect, test } from 'vitest'
import { chooseLocale } from './chooseLocale.js'

test.each([
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['en-xa', 'en-XA'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['fr-FR, fr;q=0.9, ar;q=0.5, en;q=0.4', 'ar'],
  ['en;q=0.3, ar;q=0.7', 'ar'],
  ['ar;q=0, en;q=0.1', 'en'],
  ['ar;q=0', 'en'],
])('%s: %s', (header, locale) => {
  expect(chooseLocale(header)).toBe(locale)
})

test.each([
  '',
  '*',
  'xx',
  'ar;q=2',
  'ar;level=1',
  'ar\u0000',
  '__proto__',
  'constructor',
  ','.repeat(100_000),
  `${'x'.repeat(301)},ar`,
])('anything else is English', (header) => {
  expect(chooseLocale(header)).toBe('en')
})
