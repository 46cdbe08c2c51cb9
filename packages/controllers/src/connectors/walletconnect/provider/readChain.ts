import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId } from '@portico/core'
import { toNetworkId } from '../session/toNetworkId.js'

/**
 * Reads the network of an event in any format that wallets use: a number, hex, decimal or the bare reference as text, a
 * CAIP-2 id, or one of these as `chainId` of an object.
 *
 * @param value The event's data.
 * @param namespace Namespace to use if the format names none.
 * @returns The network, `undefined` if there is none in the value.
 */
export function readChain(value: unknown, namespace: ChainNamespace): CaipNetworkId | undefined {
  if (typeof value === 'object' && value && 'chainId' in value && typeof value.chainId !== 'object')
    return readChain(value.chainId, namespace)
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') return undefined
  const text = String(value)
  const [reference = '', ...rest] = text.split(':').reverse()
  const named = rest.length > 0 ? rest.reverse().join(':') : namespace
  const id = `${named}:${named === 'eip155' ? readNumber(reference) : reference}`
  return isCaipNetworkId(id) ? toNetworkId(id) : undefined
}

/** Decimal digits without leading zeros, `''` if the value is not a chain number. */
function readNumber(text: string): string {
  if (!/^(0x[\da-f]{1,14}|\d{1,16})$/i.test(text)) return ''
  const number = Number(text)
  return number > 0 && Number.isSafeInteger(number) ? String(number) : ''
}
