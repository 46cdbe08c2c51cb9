type Answer = Readonly<Record<string, unknown>>

/** What no field may be. */
export const nonsense: readonly unknown[] = [undefined, null, true, {}, [], Number.NaN, '<b>\u202e', { toString: 'x' }]

/** Puts a value in place of a field, which is named with the fields that lead to it: `tx.eip155.gas`. */
export function changeField(answer: unknown, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.split('.')
  const inner = rest.length > 0 ? changeField((answer as Answer)[first], rest.join('.'), value) : value
  if (Array.isArray(answer)) return answer.map((entry, at) => (String(at) === first ? inner : entry))
  return { ...(answer as Answer), [first]: inner }
}
