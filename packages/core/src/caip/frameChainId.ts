import { isCaipNetworkId } from './networkId.js'
import type { CaipNetworkId } from './types.js'

/**
 * Reads a chain id as the embedded wallet's frame writes it: the number of an EVM network, that number as text, or a
 * CAIP-2 id. Returns `undefined` for anything else.
 */
export function readFrameChainId(chainId: string | number): CaipNetworkId | undefined {
  const text = String(chainId)
  if (/^\d{1,15}$/.test(text)) return `eip155:${text}`
  return isCaipNetworkId(text) ? text : undefined
}

/** Writes a network as the frame does: the number of an EVM network, else the CAIP-2 id. */
export function toFrameChainId(networkId: CaipNetworkId): number | CaipNetworkId {
  const digits = /^eip155:(\d{1,15})$/.exec(networkId)?.[1]
  return digits === undefined ? networkId : Number(digits)
}
