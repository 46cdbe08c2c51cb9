import type { Mint } from '../tokens/readMint.js'

/**
 * Works out what a mint withholds from a transfer, in base units: the part rounded up, and never more than its maximum.
 *
 * @param mint The mint.
 * @param epoch The present epoch.
 * @param amount The amount that is sent.
 */
export function getTransferFee({ fees }: Pick<Mint, 'fees'>, epoch: bigint, amount: bigint): bigint | undefined {
  if (!fees) return undefined
  const [older, newer] = fees
  const { basisPoints, maximum } = epoch >= newer.epoch ? newer : older
  const fee = (amount * basisPoints + 9_999n) / 10_000n
  return fee < maximum ? fee : maximum
}
