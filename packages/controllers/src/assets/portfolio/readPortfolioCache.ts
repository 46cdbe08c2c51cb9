import { isCaipAddress, parseAmount } from '@portico/core'
import { isRecord, portfolioCacheKey, stripControls, toSafeImageUrl } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'
import type { BalanceTarget } from '../balances/balanceTarget.js'
import type { PortfolioData } from './Portfolio.js'
import type { PricedBalance } from './toHoldings.js'

/** Currency of stored prices unless they say otherwise. */
export const defaultCurrency = 'usd'

/** What is stored of a portfolio. */
export type CachedBalances = Omit<PortfolioData, 'holdings' | 'failure'> & {
  readonly balances: readonly PricedBalance[]
}

/** Returns the stored balances of an account on a network; `undefined` if there are none. */
export function readPortfolioCache(
  portico: Portico,
  { address, networkId }: Pick<BalanceTarget, 'address' | 'networkId'>,
): CachedBalances | undefined {
  if (!address || !networkId) return undefined
  const { clock, options, store } = portico[internals]
  const cache = store.get(portfolioCacheKey)
  const id = `${networkId}:${address}`
  const entry = cache && Object.hasOwn(cache, id) ? cache[id] : undefined
  if (!entry || entry.timestamp > clock.now()) return undefined
  const { balances: stored, currency = defaultCurrency, source, isServed, isPartial, isStale } = entry.balance
  const balances = stored.flatMap((each) => readStored(each, networkId) ?? [])
  // Prices in another currency would be shown as if they were in this one.
  const known = currency === options.currency ? balances : balances.map(({ token, amount }) => ({ token, amount }))
  return {
    balances: known,
    source: source === 'wallet' || source === 'network' ? source : 'service',
    isServed: typeof isServed === 'boolean' ? isServed : undefined,
    ...(isPartial === true && { isPartial }),
    ...((isPartial === true || isStale === true) && { isStale: true }),
    updatedAt: entry.timestamp,
  }
}

/** Reads an entry in the form of the data service, by hand: its schemas come with the code that asks it. */
function readStored(entry: unknown, networkId: string): PricedBalance | undefined {
  if (!isRecord(entry) || !isRecord(entry.quantity) || entry.chainId !== networkId) return undefined
  const { name, symbol, address, price, value, quantity, iconUrl } = entry
  const decimals = Number(quantity.decimals)
  if (typeof name !== 'string' || typeof symbol !== 'string' || typeof quantity.numeric !== 'string') return undefined
  if (address !== undefined && !isCaipAddress(address)) return undefined
  const token = {
    // A CAIP-10 id ends in the address.
    address: address?.slice(address.lastIndexOf(':') + 1),
    name: stripControls(name).slice(0, 128),
    symbol: stripControls(symbol).slice(0, 32),
    decimals,
    image: toSafeImageUrl(iconUrl),
  }
  try {
    const amount = parseAmount(quantity.numeric, decimals)
    return { token, amount, price: readMoney(price), value: readMoney(value) }
  } catch {
    // Something else wrote it.
    return undefined
  }
}

function readMoney(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined
}
