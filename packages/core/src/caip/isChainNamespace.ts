/**
 * Returns whether a value can be a CAIP-2 namespace. Up to 32 characters are accepted, because `multiversx` is in use
 * although the standard allows 8. Names of inherited object properties are rejected, so that records keyed by namespace
 * are safe.
 */
export function isChainNamespace(value: unknown): value is string {
  return typeof value === 'string' && /^[-a-z0-9]{3,32}$/.test(value) && !(value in {})
}
