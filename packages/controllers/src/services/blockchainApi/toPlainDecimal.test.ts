import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toPlainDecimal } from './toPlainDecimal.js'

it.each([
  ['0', '0'],
  ['007.500', '7.5'],
  ['1e-7', '0.0000001'],
  ['1.5E+3', '1500'],
  ['12.345e1', '123.45'],
  [2.5e-9, '0.0000000025'],
  [1e21, '1000000000000000000000'],
  ['-1', undefined],
  ['', undefined],
  ['.5', undefined],
  ['1e999', undefined],
  ['1e-999', undefined],
  [`1${'0'.repeat(100)}`, undefined],
  ['0x10', undefined],
  [Number.NaN, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [null, undefined],
])('reads %s as %s', (value, text) => {
  expect(toPlainDecimal(value)).toBe(text)
})

it('keeps the value of every number that is not negative', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e30, noNaN: true }), (value) => {
      const text = toPlainDecimal(value)
      // Below 1e-100 there are more digits than anybody shows.
      if (text !== undefined) expect(Number(text)).toBe(value)
      else expect(value).toBeLessThan(1e-80)
    }),
  )
})
