import { caipErrors } from './caipErrors.js'
import { isCaipNetworkId } from './networkId.js'

/** The parts of a CAIP-2 chain id. */
export type ParsedCaipNetworkId<id extends string> = id extends `${infer namespace}:${infer reference}`
  ? { readonly namespace: namespace; readonly reference: reference }
  : never

/**
 * Splits a CAIP-2 chain id. Throws `caip/invalid-network-id`.
 *
 * @example parseCaipNetworkId('eip155:1') // { namespace: 'eip155', reference: '1' }
 */
export function parseCaipNetworkId<const id extends `${string}:${string}`>(id: id): ParsedCaipNetworkId<id> {
  if (!isCaipNetworkId(id)) throw caipErrors('caip/invalid-network-id', { value: id })
  const [namespace, reference] = id.split(':')
  // The guard has proven exactly two parts, which is what the type computes.
  return { namespace, reference } as ParsedCaipNetworkId<id>
}
