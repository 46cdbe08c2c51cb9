import { formatUnits } from 'viem'

/** Matches the leading digits of a balance, which are the same however it is rounded. */
export function leadingDigits(balance: bigint, decimals = 18): RegExp {
  const [whole, fraction = ''] = formatUnits(balance, decimals).split('.')
  return new RegExp(`${whole}(\\.${fraction.slice(0, 2)})?`)
}
