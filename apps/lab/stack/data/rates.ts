import { DataError } from './readAccount.js'

// Fixed, so that tests can compute with them. LUSD is the unit: one US dollar.
const perDollar: Readonly<Record<string, number>> = { usd: 1, eur: 0.9, gbp: 0.8, jpy: 150 }

/**
 * Returns how much of a currency one dollar is.
 *
 * @throws DataError If the lab does not know the currency.
 */
export function readRate(currency: string | null | undefined): number {
  const rate = perDollar[(currency || 'usd').toLowerCase()]
  if (rate === undefined) throw new DataError(`"currency" must be one of ${Object.keys(perDollar).join(', ')}`)
  return rate
}
