import { formatAmount, type OnrampOffer, parseAmount } from '@portico/core'

/** Decimals of an offer's fees that count; providers name two. */
const decimals = 8

/**
 * Adds what provider and network take of a purchase, as plain decimal text in the currency to pay with.
 *
 * @param offer The offer; its fees are plain decimal numbers.
 */
export function sumFees({ fee, networkFee }: Pick<OnrampOffer, 'fee' | 'networkFee'>): string {
  const toUnits = (amount: string) => {
    const [whole = '0', fraction = ''] = amount.split('.')
    return parseAmount(`${whole}.${fraction.slice(0, decimals)}`, decimals)
  }
  return formatAmount(toUnits(fee) + toUnits(networkFee), decimals)
}
