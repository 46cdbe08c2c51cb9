/**
 * Says whether a value can be a CAIP-2 namespace. Up to 32 characters are taken, for `multiversx` is in use although
 * the standard ends at 8. Names of inherited object properties are refused, so that records keyed by namespace stay
 * safe.
 */
export function isChainNamespace(value: unknown): value is string {
  return typeof value === 'string' && /^[-a-z0-9]{3,32}$/.test(value) && !(value in {})
}
