const maxDigits = 120

/**
 * Returns a decimal number as plain text without exponent and superfluous zeros, or `undefined` if it is none. Services
 * write small amounts as `1e-7`.
 *
 * @param value Text or number, not negative.
 */
export function toPlainDecimal(value: unknown): string | undefined {
  const match = /^(\d{1,100})(?:\.(\d{1,100}))?(?:e([+-]?\d{1,3}))?$/i.exec(
    typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
  )
  if (!match) return undefined
  const [, whole = '', fraction = '', exponent = '0'] = match
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (point > maxDigits || digits.length - point > maxDigits) return undefined
  const left = digits.slice(0, Math.max(0, point)).padEnd(point, '0').replace(/^0+/, '') || '0'
  const right = digits
    .slice(Math.max(0, point))
    .padStart(digits.length - Math.min(point, digits.length), '0')
    .replace(/0+$/, '')
  return right ? `${left}.${right}` : left
}
