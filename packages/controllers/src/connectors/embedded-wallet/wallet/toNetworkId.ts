import { type CaipNetworkId, isCaipNetworkId } from '@portico/core'

/** Reads a chain id of the frame: a number or its text on EVM networks, else a CAIP-2 id. */
export function toNetworkId(chainId: string | number): CaipNetworkId | undefined {
  const text = String(chainId)
  if (/^\d{1,15}$/.test(text)) return `eip155:${text}`
  return isCaipNetworkId(text) ? text : undefined
}

/** Spells a network as the frame wants it with the user: the number of an EVM network, else the CAIP-2 id. */
export function toFrameChainId(network: CaipNetworkId): string | number {
  return network.startsWith('eip155:') ? Number(network.slice('eip155:'.length)) : network
}
