import { caipErrors } from './caipErrors.js'
import { isCaipAddress } from './isCaipAddress.js'

/** The parts of a CAIP-10 account id. */
export type ParsedCaipAddress<id extends string> = id extends `${infer namespace}:${infer reference}:${infer address}`
  ? {
      readonly namespace: namespace
      readonly reference: reference
      readonly address: address
      readonly caipNetworkId: `${namespace}:${reference}`
    }
  : never

/**
 * Splits a CAIP-10 account id. Throws `caip/invalid-address`.
 *
 * @example parseCaipAddress('eip155:1:0xab').caipNetworkId // 'eip155:1'
 */
export function parseCaipAddress<const id extends `${string}:${string}:${string}`>(id: id): ParsedCaipAddress<id> {
  if (!isCaipAddress(id)) throw caipErrors('caip/invalid-address', { value: id })
  const [namespace, reference, address] = id.split(':')
  // The guard has proven exactly three parts, which is what the type computes.
  return { namespace, reference, address, caipNetworkId: `${namespace}:${reference}` } as ParsedCaipAddress<id>
}
