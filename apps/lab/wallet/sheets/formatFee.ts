import { formatEther } from 'viem'

const step = 10n ** 9n

/**
 * Writes the highest fee, rounded up to nine decimals: more of them are nothing a person decides by, and on a narrow
 * screen they would break the number in two.
 *
 * @param fee In the smallest unit, 18 decimals.
 * @param symbol Of the network's currency.
 */
export function formatFee(fee: bigint, symbol: string): string {
  return `${formatEther(((fee + step - 1n) / step) * step)} ${symbol}`
}
