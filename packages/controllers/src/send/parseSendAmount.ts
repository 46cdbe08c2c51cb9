import { isPorticoError, parseAmount } from '@portico/core'

/** Reads a typed amount in base units; `undefined` when it is none. No floating point (weakness W40). */
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
