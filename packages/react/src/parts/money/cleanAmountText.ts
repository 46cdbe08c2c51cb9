/**
 * Turns a typed or pasted amount into a plain decimal number: digits of any script, a comma or a dot
 * before the decimals, grouping, and a currency's sign or symbol beside the number. What is not clearly a number stays
 * as it is. A single comma or dot always stands before decimals: of both readings that one sends less.
 *
 * @param text Anything.
 * @example cleanAmountText('1.234,5 ETH') // '1234.5'
 */
export function cleanAmountText(text: string): string {
  const plain = toAscii(text).trim()
  const number = /^(?:[^\d\s.,+-]+\s+|\p{Sc}\s*)?([\d.,'’\s]*)(?:\s[^\d\s.,+-]+|\s?\p{Sc})?$/u.exec(plain)?.[1]
  if (number === undefined || plain.length > 100) return plain
  const value = toDecimal(number.replace(/[\s'’]/g, ''))
  return value.startsWith('.') ? `0${value}` : value
}

/** Arabic, Persian and full-width digits and separators in their plain form. */
function toAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/٫/g, '.')
    .replace(/٬/g, '')
    .replace(/،/g, ',')
}

function toDecimal(number: string): string {
  const last = Math.max(number.lastIndexOf(','), number.lastIndexOf('.'))
  if (last < 0) return number
  const separators = number.match(/[.,]/g) ?? []
  const mark = number.charAt(last)
  const own = separators.filter((separator) => separator === mark).length
  const isGrouped = own > 1 && /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(number)
  if (isGrouped) return number.replaceAll(mark, '')
  if (own > 1) return number
  return `${number.slice(0, last).replace(/[.,]/g, '')}.${number.slice(last + 1)}`
}
