export type FormatTokenAmountParameters = {
  readonly locale: string
  /** Base units, or a plain decimal string in whole units. */
  readonly value: bigint | string
  /** Decimals between the base unit and the whole unit; used when `value` is in base units. */
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
}

/**
 * Writes an amount for reading: at most six decimals, cut off and never rounded up; what is smaller shows its first
 * three digits. Exact, without floating point.
 */
export function formatTokenAmount({ locale, value, decimals = 0, symbol }: FormatTokenAmountParameters): string {
  // `Intl` reads decimal text with an exponent exactly (ECMA-402 StringIntlMV).
  const text = (typeof value === 'bigint' ? `${value}E-${decimals}` : value) as `${number}`
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...options, roundingMode: 'trunc' }).format(text)
  const tiny = /^-?0*(\.0{6,}[0-9]*)?$/.test(toPlain(value, decimals))
  const amount = tiny ? format({ maximumSignificantDigits: 3 }) : format({ maximumFractionDigits: 6 })
  return symbol === undefined ? amount : `${amount}\u00a0${symbol}`
}

function toPlain(value: bigint | string, decimals: number): string {
  if (typeof value === 'string') return value
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0')
  return `${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`
}
