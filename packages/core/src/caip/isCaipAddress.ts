import { isCaipNetworkId } from './networkId.js'
import type { CaipAddress } from './types.js'

/** Returns whether a value is a CAIP-10 account id, such as `eip155:1:0xab…`. The address itself is not checked. */
export function isCaipAddress(value: unknown): value is CaipAddress {
  if (typeof value !== 'string') return false
  const end = value.lastIndexOf(':')
  return isCaipNetworkId(value.slice(0, Math.max(end, 0))) && /^[-.%a-zA-Z0-9]{1,128}$/.test(value.slice(end + 1))
}
