import { expect, test } from 'vitest'
import { readLanguage } from './readLanguage.js'

test.each(['en', 'ar-EG', 'en-XA', 'zh-Hant-TW'])('%s is a language', (text) => {
  expect(readLanguage(text)).toBe(text)
})

test.each([null, '', '*', 'ar\r\nx: y', 'en,ar;q=1', 'e', `en${'-abcdefgh'.repeat(5)}`, 'العربية'])(
  '%j is none',
  (text) => {
    expect(readLanguage(text)).toBeUndefined()
  },
)
