/** Returns whether a text is a well-formed email address with a dotted domain, of at most 254 characters (RFC 5321). */
export function isEmail(value: string): value is string {
  if (value.length > 254) return false
  return /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/i.test(
    value,
  )
}
