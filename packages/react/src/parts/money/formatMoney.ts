import { isolate } from '../../i18n/isolate.js'

export type FormatMoneyParameters = {
  /** BCP 47 tag. */
  readonly locale: string
  /** ISO 4217 code, in any case. */
  readonly currency: string
  readonly value: number
}

/**
 * Returns a value in a currency for a reader, such as `$1,234.50`. What is less than the smallest unit that is shown is
 * written as less than that, not as nothing: `<$0.01`.
 */
export function formatMoney({ locale, currency, value }: FormatMoneyParameters): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currencyDisplay: 'narrowSymbol',
    currency: currency.toUpperCase(),
  })
  const smallest = 10 ** -(format.resolvedOptions().maximumFractionDigits ?? 2)
  return value > 0 && value < smallest ? `<${join(format, smallest)}` : join(format, value)
}

/** Right to left, the sign of `US$` would otherwise move to the other side of its letters. */
function join(format: Intl.NumberFormat, value: number): string {
  const parts = format.formatToParts(value)
  return parts
    .map(({ type, value: text }) => (type === 'currency' && /\p{L}/u.test(text) ? isolate(text) : text))
    .join('')
}
