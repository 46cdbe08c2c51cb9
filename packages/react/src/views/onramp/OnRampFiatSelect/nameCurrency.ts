/**
 * Names a currency for a reader, such as "US Dollar"; by its id if it is no ISO 4217 code.
 *
 * @param locale BCP 47 tag.
 * @param id Id of the currency.
 */
export function nameCurrency(locale: string, id: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(id) ?? id
  } catch {
    return id
  }
}
