import { parseAmount } from '@portico/core'

/**
 * Returns an amount in base units. Decimals that the token does not have are cut off: services round what they compute.
 *
 * @param text Plain decimal number.
 * @param decimals Decimals of the token, 0 to 255.
 */
export function readQuantity(text: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return parseAmount(`${whole}.${fraction.slice(0, decimals)}`, decimals)
}
