import { isChainNamespace } from './isChainNamespace.js'
import type { CaipNetworkId } from './types.js'

/** Returns whether a value is a CAIP-2 chain id, such as `eip155:1`. */
export function isCaipNetworkId(value: unknown): value is CaipNetworkId {
  if (typeof value !== 'string') return false
  const [namespace, reference = '', ...rest] = value.split(':')
  return rest.length === 0 && isChainNamespace(namespace) && /^[-_a-zA-Z0-9]{1,32}$/.test(reference)
}
