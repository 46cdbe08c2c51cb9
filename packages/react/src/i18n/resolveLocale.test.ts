import { expect, test } from 'vitest'
import { resolveLocale } from './resolveLocale.js'

test.each([
  ['ar', 'ar'],
  ['ar-EG', 'ar'],
  ['en-GB', 'en'],
  ['en-XA', 'en-XA'],
  ['de', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%s is shown in %s', (tag, locale) => {
  expect(resolveLocale(tag)).toBe(locale)
})
