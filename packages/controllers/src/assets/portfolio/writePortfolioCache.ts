import { formatAmount } from '@portico/core'
import { portfolioCacheKey, writeCacheEntry } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'
import type { BalanceTarget } from '../balances/balanceTarget.js'
import type { PortfolioData } from './Portfolio.js'
import { defaultCurrency } from './readPortfolioCache.js'

/** How many balances of an account are stored. The rest is read again. */
const limit = 200

type WriteParameters = Pick<BalanceTarget, 'address' | 'networkId'> & { readonly data: PortfolioData }

/** Stores what an account holds on a network, the most valuable of it, in the form of the data service. */
export function writePortfolioCache(
  portico: Portico,
  { address, networkId, data: { holdings, source, isServed, updatedAt } }: WriteParameters,
): void {
  if (!address || !networkId) return
  const { options, store } = portico[internals]
  const { currency } = options
  const caipAddress = `${networkId}:${address}` as const
  const entries = holdings.slice(0, limit).map(({ token, amount, price = 0, value, picture }) => ({
    name: token.name,
    symbol: token.symbol,
    chainId: networkId,
    address: token.address && `${networkId}:${token.address}`,
    price,
    value,
    quantity: { decimals: String(token.decimals), numeric: formatAmount(amount, token.decimals) },
    iconUrl: picture,
  }))
  const balance = {
    balances: entries,
    source,
    ...(isServed !== undefined && { isServed }),
    ...(currency !== defaultCurrency && { currency }),
    ...(holdings.length > limit && { isPartial: true }),
  }
  writeCacheEntry(store, {
    key: portfolioCacheKey,
    id: caipAddress,
    entry: { caipAddress, balance },
    now: updatedAt,
  })
}
