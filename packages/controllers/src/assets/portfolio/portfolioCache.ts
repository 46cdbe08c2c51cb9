import { formatAmount } from '@portico/core'
import { portfolioCacheKey, writeCacheEntry } from '@portico/core/internal'
import * as z from 'zod/mini'
import { internals, type Portico } from '../../instance/Portico.js'
import { balancesSchema, type ServiceBalance } from '../../services/blockchainApi/requestBalances.js'
import type { BalanceTarget } from '../balances/balanceTarget.js'

/** How many balances of an account are stored. The rest is read again. */
const limit = 200

export type CachedBalances = { readonly balances: readonly ServiceBalance[]; readonly updatedAt: number }

/**
 * Returns the stored balances of an account on a network, in the form in which the data service sends them; `undefined`
 * if there are none.
 */
export function readPortfolioCache(
  portico: Portico,
  { address, networkId }: Pick<BalanceTarget, 'address' | 'networkId'>,
): CachedBalances | undefined {
  if (!address || !networkId) return undefined
  const { clock, store } = portico[internals]
  const cache = store.get(portfolioCacheKey)
  const id = `${networkId}:${address}`
  const entry = cache && Object.hasOwn(cache, id) ? cache[id] : undefined
  if (!entry || entry.timestamp > clock.now()) return undefined
  const { balances } = z.parse(balancesSchema, entry.balance)
  return { balances: balances.filter((each) => each.networkId === networkId), updatedAt: entry.timestamp }
}

/** Stores balances of an account on a network. */
export function writePortfolioCache(
  portico: Portico,
  { address, balances, updatedAt }: CachedBalances & { readonly address: string },
): void {
  const [first] = balances
  if (!first) return
  const caipAddress = `${first.networkId}:${address}` as const
  const entries = balances.slice(0, limit).map(({ amount, decimals, image, networkId, ...each }) => ({
    name: each.name,
    symbol: each.symbol,
    chainId: networkId,
    address: each.address && `${networkId}:${each.address}`,
    price: each.price ?? 0,
    value: each.value,
    quantity: { decimals: String(decimals), numeric: formatAmount(amount, decimals) },
    iconUrl: image,
  }))
  writeCacheEntry(portico[internals].store, {
    key: portfolioCacheKey,
    id: caipAddress,
    entry: { caipAddress, balance: { balances: entries } },
    now: updatedAt,
  })
}
