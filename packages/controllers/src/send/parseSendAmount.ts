import { isPorticoError, parseAmount } from '@portico/core'

/** Parses a typed amount to base units, without floating point. Returns `undefined` if it is invalid. */
export function parseSendAmount(text: string, decimals: number): bigint | undefined {
  if (!text.trim()) return undefined
  try {
    const amount = parseAmount(text.trim(), decimals)
    return amount < 0n ? undefined : amount
  } catch (error) {
    if (isPorticoError(error)) return undefined
    throw error
  }
}
