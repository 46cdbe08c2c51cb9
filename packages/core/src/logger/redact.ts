const secretName =
  /^(seed.*|otp.*|.*(otp|token|jwt|private_?key|secret(_?key)?|mnemonic|password|passphrase|authorization))$/i

/** 32 or 64 bytes in hex, JSON Web Tokens, email addresses. */
const secretText = /\b(0x)?([\da-f]{64}){1,2}\b|\beyJ[\w-]+\.[\w-]+\.[\w-]*|[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63})+/gi

/**
 * Returns a copy of a value that is safe to log and to serialise: secrets are replaced by their names or shapes, deep
 * or cyclic parts cut off, long texts shortened to 2,048 characters.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replace(secretText, '[redacted]').slice(0, 2048)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value
  if (depth > 5) return '[…]'
  try {
    if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1))
    const entries = Object.entries(value)
    if (value instanceof Error) entries.push(['message', value.message], ['stack', value.stack], ['cause', value.cause])
    return Object.fromEntries(
      entries.map(([name, item]) => [name, secretName.test(name) ? '[redacted]' : redact(item, depth + 1)]),
    )
  } catch {
    return '[unreadable]'
  }
}
