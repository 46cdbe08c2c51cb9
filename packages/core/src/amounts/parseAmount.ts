import { amountErrors } from './amountErrors.js'

/**
 * Returns an amount in base units. Takes digits with at most one dot; no sign, exponent or grouping. Throws
 * `amount/invalid`.
 *
 * @param text Plain decimal number, such as `1.5`.
 * @param decimals Decimals of the token, 0 to 255.
 */
export function parseAmount(text: string, decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw amountErrors('amount/invalid', { text, decimals, reason: 'decimals' })
  }
  const match = text.length > 512 ? null : /^(\d*)(?:\.(\d*?)0*)?$/.exec(text)
  const [, whole = '', fraction = ''] = match ?? []
  if (!match || !/\d/.test(text)) throw amountErrors('amount/invalid', { text, decimals, reason: 'not-a-number' })
  if (fraction.length > decimals) throw amountErrors('amount/invalid', { text, decimals, reason: 'too-precise' })
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}
