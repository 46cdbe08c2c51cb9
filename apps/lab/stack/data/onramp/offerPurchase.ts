import { formatUnits } from 'viem'
import { readRate } from '../rates.js'
import { DataError } from '../readAccount.js'

/** What a purchase costs and gives; money in hundredths of the currency. */
export type PurchaseOffer = {
  readonly total: bigint
  readonly fee: bigint
  readonly networkFee: bigint
  /** In base units of the token. */
  readonly receives: bigint
}

/** A token that the lab sells. */
export type SoldToken = {
  readonly symbol: string
  readonly name: string
  readonly decimals: number
  /** Dollars for a whole token. */
  readonly price: number
}

/** The provider keeps 1.5 %, within what it announces. */
const feeBasisPoints = 150n
const networkFee = 25n
/** Amounts are offered with so many decimals at most, as providers do. */
const offeredDecimals = 8
const micro = 1_000_000

/** Reads an amount of money with at most two decimals, in hundredths. */
export function readMoney(text: unknown): bigint {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(typeof text === 'string' ? text : '') ?? []
  if (whole === undefined) throw new DataError('"amount" must be an amount of money with at most two decimals')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

/**
 * Prices a purchase.
 *
 * @param parameters The token, the currency, and how much is paid, in hundredths.
 * @throws DataError If the lab does not know the currency, or the fees take everything.
 */
export function offerPurchase(parameters: { token: SoldToken; currency: string; total: bigint }): PurchaseOffer {
  const { token, currency, total } = parameters
  const rate = BigInt(Math.round(readRate(currency) * micro))
  const price = BigInt(Math.round(token.price * micro))
  const fee = (total * feeBasisPoints + 9_999n) / 10_000n
  const net = total - fee - networkFee
  if (net <= 0n) throw new DataError('The amount is less than the fees')
  // Hundredths of the currency in millionths of a dollar, then in base units.
  const dollars = (net * 10_000n * BigInt(micro)) / rate
  const exact = (dollars * 10n ** BigInt(token.decimals)) / price
  const step = 10n ** BigInt(Math.max(0, token.decimals - offeredDecimals))
  return { total, fee, networkFee, receives: (exact / step) * step }
}

/** Describes an offer as the hosted service does. */
export function describeOffer(
  { total, fee, networkFee: network, receives }: PurchaseOffer,
  { token, currency }: { token: SoldToken; currency: string },
): object {
  const money = (value: bigint) => ({ amount: (Number(value) / 100).toFixed(2), currency })
  return {
    paymentTotal: money(total),
    paymentSubtotal: money(total - fee - network),
    purchaseAmount: { amount: formatUnits(receives, token.decimals), currency: token.symbol },
    coinbaseFee: money(fee),
    networkFee: money(network),
    quoteId: `lab-${total}-${token.symbol}`,
  }
}
