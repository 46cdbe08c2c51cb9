import { type CaipNetworkId, isCaipNetworkId } from '@portico/core'

/** Reads a chain id of the frame: a number or its text on EVM networks, else a CAIP-2 id. */
export function toNetworkId(chainId: string | number): CaipNetworkId | undefined {
  const text = String(chainId)
  if (/^\d{1,15}$/.test(text)) return `eip155:${text}`
  return isCaipNetworkId(text) ? text : undefined
}
