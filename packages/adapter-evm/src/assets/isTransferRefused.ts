import { type Hex, hexToBigInt, size } from 'viem'
import { usdtContracts } from './usdtContracts.js'

/**
 * Returns whether the simulated result of an ERC-20 `transfer` is the boolean `false`. A token that returns
 * nothing, or one of `usdtContracts`, has not refused.
 *
 * @param token Address of the token.
 * @param result What the simulated call returned.
 */
export function isTransferRefused(token: string, result: Hex): boolean {
  if (size(result) !== 32 || usdtContracts.includes(token.toLowerCase())) return false
  return hexToBigInt(result) === 0n
}
