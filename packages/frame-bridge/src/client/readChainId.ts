import { type CaipNetworkId, isCaipNetworkId } from '@portico/core'

/**
 * Reads a chain id as the frame writes it: a number, a number as text, or a CAIP-2 id.
 *
 * @returns A number for an EVM network, a CAIP-2 id for another one, `undefined` for anything else.
 */
export function readChainId(chainId: string | number): number | CaipNetworkId | undefined {
  const text = String(chainId)
  const digits = /^(?:eip155:)?(\d{1,15})$/.exec(text)?.[1]
  if (digits !== undefined) return Number(digits)
  return isCaipNetworkId(text) ? text : undefined
}
