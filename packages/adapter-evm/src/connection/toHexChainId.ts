import type { CaipNetworkId } from '@portico/core'

/**
 * Writes the chain id of a network as wallets take it (EIP-695).
 *
 * @param networkId CAIP-2 id of an EVM network.
 * @example
 * toHexChainId('eip155:8453') // '0x2105'
 */
export function toHexChainId(networkId: CaipNetworkId): `0x${string}` {
  return `0x${Number(networkId.slice('eip155:'.length)).toString(16)}`
}
