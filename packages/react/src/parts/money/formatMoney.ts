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
  return value > 0 && value < smallest ? `<${format.format(smallest)}` : format.format(value)
}
