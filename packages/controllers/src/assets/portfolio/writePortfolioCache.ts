import { formatAmount } from '@portico/core'
import { portfolioCacheKey, writeCacheEntry } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'
import type { BalanceTarget } from '../balances/balanceTarget.js'
import { type CachedBalances, defaultCurrency } from './readPortfolioCache.js'

/** How many balances of an account are stored. The rest is read again. */
const limit = 200

type WriteParameters = CachedBalances & Pick<BalanceTarget, 'address' | 'networkId'>

/** Stores balances of an account on a network, in the form of the data service. */
export function writePortfolioCache(
  portico: Portico,
  { address, networkId, balances, updatedAt }: WriteParameters,
): void {
  if (!address || !networkId) return
  const { options, store } = portico[internals]
  const { currency } = options
  const caipAddress = `${networkId}:${address}` as const
  const entries = balances.slice(0, limit).map(({ token, amount, price = 0, value }) => ({
    name: token.name,
    symbol: token.symbol,
    chainId: networkId,
    address: token.address && `${networkId}:${token.address}`,
    price,
    value,
    quantity: { decimals: String(token.decimals), numeric: formatAmount(amount, token.decimals) },
    iconUrl: token.image,
  }))
  writeCacheEntry(store, {
    key: portfolioCacheKey,
    id: caipAddress,
    entry: { caipAddress, balance: { balances: entries, ...(currency !== defaultCurrency && { currency }) } },
    now: updatedAt,
  })
}
