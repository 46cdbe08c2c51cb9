import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './formatAmount.js'
import { parseAmount } from './parseAmount.js'

const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 77 })

describe('parseAmount', () => {
  it.each([
    ['1', 18, 10n ** 18n],
    ['0.1', 1, 1n],
    ['.5', 6, 500_000n],
    ['5.', 6, 5_000_000n],
    ['007.10', 2, 710n],
    ['1.000', 0, 1n],
    ['0', 0, 0n],
    ['123456789012345678901234567890.123456789012345678', 18, 123456789012345678901234567890123456789012345678n],
  ])('reads %s with %i decimals', (text, places, value) => {
    expect(parseAmount(text, places)).toBe(value)
  })

  it.each(['', '.', '-1', '+1', '1e3', '1,5', '0x1', ' 1', '1.2.3', '١', 'NaN', '9'.repeat(600)])(
    'refuses %o',
    (text) => {
      expect(() => parseAmount(text, 18)).toThrow(
        expect.objectContaining({
          code: 'amount/invalid',
          params: expect.objectContaining({ reason: 'not-a-number' }),
        }),
      )
    },
  )

  it('says when a number is too precise or the decimals make no sense', () => {
    expect(() => parseAmount('1.01', 1)).toThrow(
      expect.objectContaining({ params: { text: '1.01', decimals: 1, reason: 'too-precise' } }),
    )
    expect(() => parseAmount('1', -1)).toThrow(expect.objectContaining({ code: 'amount/invalid' }))
    expect(() => formatAmount(1n, 1.5)).toThrow(expect.objectContaining({ code: 'amount/invalid' }))
  })
})

describe('formatAmount', () => {
  it.each([
    [1n, 18, undefined, '0.000000000000000001'],
    [10n ** 18n, 18, undefined, '1'],
    [1_999_999n, 6, 3, '1.999'],
    [1_000_400n, 6, 3, '1'],
    [-1_500_000n, 6, undefined, '-1.5'],
    [-1n, 6, 3, '0'],
    [0n, 0, undefined, '0'],
    [1_500_000n, 6, 0, '1'],
  ])('writes %o with %i decimals, at most %o', (value, places, maxDecimals, text) => {
    expect(formatAmount(value, places, { maxDecimals })).toBe(text)
  })

  it('round-trips, and never rounds up', () => {
    fc.assert(
      fc.property(amounts, decimals, fc.integer({ min: 0, max: 20 }), (value, places, maxDecimals) => {
        expect(parseAmount(formatAmount(value, places), places)).toBe(value)
        expect(parseAmount(formatAmount(value, places, { maxDecimals }), places) <= value).toBe(true)
      }),
    )
  })
})
