import { nameErrors } from './nameErrors.js'

/**
 * Returns the coin type of an EVM chain for name records (ENSIP-11). Throws `name/invalid-chain-id`.
 *
 * @param chainId EVM chain id below 2147483648.
 */
export function toCoinType(chainId: number): number {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= 0x80000000) throw nameErrors('name/invalid-chain-id')
  return 0x80000000 + chainId
}
