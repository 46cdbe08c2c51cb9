import type { CaipNetworkId } from '@portico/core'

/** Spells a network as the frame wants it with the user: the number of an EVM network, else the CAIP-2 id. */
export function toFrameChainId(network: CaipNetworkId): string | number {
  return network.startsWith('eip155:') ? Number(network.slice('eip155:'.length)) : network
}
