import { expect, test } from 'vitest'
import { writeJson } from './writeJson.js'

test('numbers of 64 bits keep every digit, and texts stay texts', () => {
  const value = { epoch: 18_446_744_073_709_551_615n, below: -1n, text: '12', list: [1, 2n, null] }
  expect(writeJson(value)).toBe('{"epoch":18446744073709551615,"below":-1,"text":"12","list":[1,2,null]}')
})
