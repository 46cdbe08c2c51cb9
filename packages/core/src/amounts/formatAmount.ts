import { amountErrors } from './amountErrors.js'

/** Options of `formatAmount`. */
export type FormatAmountOptions = {
  /** Maximum number of decimals. More are cut off, never rounded up. Default: all. */
  readonly maxDecimals?: number | undefined
}

/**
 * Returns an amount as a plain decimal number without trailing zeros. Throws `amount/invalid`.
 *
 * @param value Amount in base units.
 * @param decimals Decimals of the token, 0 to 255.
 */
export function formatAmount(value: bigint, decimals: number, { maxDecimals }: FormatAmountOptions = {}): string {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw amountErrors('amount/invalid', { text: String(value), decimals, reason: 'decimals' })
  }
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits
    .slice(digits.length - decimals)
    .slice(0, maxDecimals)
    .replace(/0+$/, '')
  const text = fraction ? `${whole}.${fraction}` : whole
  return value < 0n && text !== '0' ? `-${text}` : text
}
