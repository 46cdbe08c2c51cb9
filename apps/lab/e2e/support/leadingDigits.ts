import { formatUnits } from 'viem'

/** The first digits of a balance, as every way of rounding shows them. */
export function leadingDigits(balance: bigint, decimals = 18): RegExp {
  const [whole, fraction = ''] = formatUnits(balance, decimals).split('.')
  return new RegExp(`${whole}(\\.${fraction.slice(0, 2)})?`)
}
