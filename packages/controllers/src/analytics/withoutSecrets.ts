/** Pairing URIs, plain or encoded; JSON Web Tokens; e-mail addresses; queries of URLs. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/\bwc(:|%3a|%253a)[^\s"']*/gi, 'wc:[removed]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[removed]'],
  [/[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/g, '[removed]'],
  [/(\b[a-z][a-z\d+.-]*:\/\/[^\s?#"']*)[?#][^\s"']*/gi, '$1'],
]

/** Returns a copy of an event's properties without texts that would let others act for the user. */
export function withoutSecrets<value>(value: value, depth = 0): value {
  // Each branch returns the shape it was given: a text for a text, a list for a list, a record for a record.
  const same = (copy: unknown) => copy as value
  if (typeof value === 'string') {
    return same(secrets.reduce((text, [pattern, sign]) => text.replace(pattern, sign), value as string).slice(0, 512))
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth > 4) return same(undefined)
  if (Array.isArray(value)) return same(value.map((item) => withoutSecrets(item, depth + 1)))
  return same(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutSecrets(item, depth + 1)])))
}
