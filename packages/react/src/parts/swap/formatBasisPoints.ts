/**
 * Writes basis points for a reader, as a percentage with at most two decimals.
 *
 * @param locale BCP 47 tag.
 * @param basisPoints Hundredths of a percent.
 * @example
 * formatBasisPoints('en', 50) // '0.5%'
 */
export function formatBasisPoints(locale: string, basisPoints: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(basisPoints / 10_000)
}
