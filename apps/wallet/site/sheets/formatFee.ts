import { formatEther } from 'viem'

const step = 10n ** 9n

/**
 * Formats the maximum fee, rounded up to nine decimals, which is precise enough to decide and fits a narrow screen.
 *
 * @param fee In base units of 18 decimals.
 * @param symbol Symbol of the network's currency.
 */
export function formatFee(fee: bigint, symbol: string): string {
  return `${formatEther(((fee + step - 1n) / step) * step)} ${symbol}`
}
