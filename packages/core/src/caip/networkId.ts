import type { CaipNetworkId } from './types.js'

/**
 * Returns whether a value can be a CAIP-2 namespace. Up to 32 characters are accepted, because `multiversx` is in use
 * although the standard allows 8. Names of inherited object properties are rejected, so that records keyed by namespace
 * are safe.
 */
export function isChainNamespace(value: unknown): value is string {
  return typeof value === 'string' && /^[-a-z0-9]{3,32}$/.test(value) && !(value in {})
}

/** Returns whether a value is a CAIP-2 chain id, such as `eip155:1`. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const [namespace, reference = '', ...rest] = value.split(':')
  return rest.length === 0 && isChainNamespace(namespace) && /^[-_a-zA-Z0-9]{1,32}$/.test(reference)
}

/**
 * Returns the namespace of a valid CAIP-2 or CAIP-10 id.
 *
 * @example getNamespace('eip155:1') // 'eip155'
 */
export function getNamespace<const id extends `${string}:${string}`>(
  id: id,
): id extends `${infer namespace}:${string}` ? namespace : never {
  // The type computes what stands before the first colon.
  return id.split(':', 1)[0] as id extends `${infer namespace}:${string}` ? namespace : never
}
