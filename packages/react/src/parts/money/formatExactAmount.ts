import { stripControls } from '@portico/core/internal'

/**
 * Writes an amount in the reader's number format with all of its decimals.
 *
 * @param locale BCP 47 tag.
 * @param value In base units.
 * @param token The token it is of.
 */
export function formatExactAmount(
  locale: string,
  value: bigint,
  token: { readonly decimals: number; readonly symbol: string },
): string {
  // `Intl` reads decimal text with an exponent exactly (ECMA-402 StringIntlMV).
  const text = `${value}E-${token.decimals}` as `${number}`
  const maximumFractionDigits = Math.min(token.decimals, 100)
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits }).format(text)}\u00a0${stripControls(token.symbol)}`
}
