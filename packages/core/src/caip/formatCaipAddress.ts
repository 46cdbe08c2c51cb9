import { caipErrors } from './caipErrors.js'
import { isCaipAddress } from './isCaipAddress.js'

/**
 * Joins a CAIP-2 chain id and an address to a CAIP-10 account id. Throws `caip/invalid-address`.
 *
 * @example formatCaipAddress({ caipNetworkId: 'eip155:1', address: '0xab' }) // 'eip155:1:0xab'
 */
export function formatCaipAddress<const network extends `${string}:${string}`, const address extends string>(parts: {
  readonly caipNetworkId: network
  readonly address: address
}): `${network}:${address}` {
  const id: `${network}:${address}` = `${parts.caipNetworkId}:${parts.address}`
  if (!isCaipAddress(id)) throw caipErrors('caip/invalid-address', { value: id })
  return id
}
