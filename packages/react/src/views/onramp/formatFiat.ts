import { formatAmount } from '@portico/core'
import { isolate } from '../../i18n/isolate.js'

/**
 * Writes an amount of money for a reader, with all of its digits.
 *
 * @param locale BCP 47 tag.
 * @param currency ISO 4217 code. Any other code is written behind the number.
 * @param value Hundredths of the currency, or plain decimal text.
 * @example
 * formatFiat('en', 'USD', 750_000n) // '$7,500.00'
 */
export function formatFiat(locale: string, currency: string, value: bigint | string): string {
  // `Intl` reads decimal text exactly (ECMA-402 StringIntlMV).
  const text = (typeof value === 'bigint' ? formatAmount(value, 2) : value) as `${number}`
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  const isKnown = /^[A-Z]{3}$/.test(currency)
  if (!isKnown) return isolate(`${new Intl.NumberFormat(locale, digits).format(text)}\u00a0${currency}`)
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits } as const
  const parts = new Intl.NumberFormat(locale, style).formatToParts(text)
  // Right to left, the sign of `US$` would otherwise move to the other side of its letters.
  const write = ({ type, value: part }: Intl.NumberFormatPart) =>
    type === 'currency' && /\p{L}/u.test(part) ? isolate(part) : part
  return isolate(parts.map(write).join(''))
}
