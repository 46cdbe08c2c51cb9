import { parseAmount } from '@portico/core'

/**
 * Returns what a provider offered in base units, rounded down; `undefined` if it or the token's decimals are not known.
 *
 * @param amount Plain decimal number of whole tokens.
 */
export function toOfferedUnits(amount: string | undefined, decimals: number | undefined): bigint | undefined {
  if (amount === undefined || decimals === undefined) return undefined
  const [whole = '', fraction = ''] = amount.split('.')
  try {
    return parseAmount(decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}0`.replace(/0$/, ''), decimals)
  } catch {
    return undefined
  }
}
