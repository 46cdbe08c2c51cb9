import { caipErrors } from './caipErrors.js'
import { isCaipNetworkId } from './networkId.js'

/**
 * Joins the parts of a CAIP-2 chain id. Throws `caip/invalid-network-id`.
 *
 * @example formatCaipNetworkId({ namespace: 'eip155', reference: 1 }) // 'eip155:1'
 */
export function formatCaipNetworkId<const namespace extends string, const reference extends string | number>(parts: {
  readonly namespace: namespace
  readonly reference: reference
}): `${namespace}:${reference}` {
  const id: `${namespace}:${reference}` = `${parts.namespace}:${parts.reference}`
  if (!isCaipNetworkId(id)) throw caipErrors('caip/invalid-network-id', { value: id })
  return id
}
