import { isCaipAddress } from '../../caip/isCaipAddress.js'
import type { CaipAddress } from '../../caip/types.js'
import { isRecord } from '../../validate/records.js'
import { stripControls, toSafeImageUrl } from '../../validate/safeText.js'
import { cacheKey } from '../cacheKey.js'

/** Native balances by CAIP-10 account id, fresh for 30 s. `balance` is a plain decimal number as text. */
export const nativeBalanceCacheKey = cacheKey<{
  readonly caipAddress: CaipAddress
  readonly balance: string
  readonly symbol: string
}>('@appkit/native_balance_cache', ({ caipAddress, balance, symbol }) => {
  if (!isCaipAddress(caipAddress) || typeof balance !== 'string' || !/^\d{1,80}(\.\d{1,80})?$/.test(balance)) {
    return undefined
  }
  return typeof symbol === 'string' ? { caipAddress, balance, symbol: stripControls(symbol).slice(0, 32) } : undefined
})

/**
 * Portfolios by CAIP-10 account id, fresh for 30 s unless `isStale`. Entries of `balances` and the other fields are
 * checked by the reader of balances; prices are in `currency`, US dollars where it is missing.
 */
export const portfolioCacheKey = cacheKey<{
  readonly caipAddress: CaipAddress
  readonly balance: {
    readonly balances: readonly unknown[]
    readonly currency?: unknown
    /** Who told them. */
    readonly source?: unknown
    /** Whether the data service supports the network. */
    readonly isServed?: unknown
    /** Whether there were more. */
    readonly isPartial?: unknown
    /** Whether they may have changed since. */
    readonly isStale?: unknown
  }
}>('@appkit/portfolio_cache', ({ caipAddress, balance }) => {
  if (!isCaipAddress(caipAddress) || !isRecord(balance)) return undefined
  const { balances, ...rest } = balance
  return Array.isArray(balances) ? { caipAddress, balance: { ...rest, balances } } : undefined
})

/** Names owned by an address, fresh for 5 min. Entries of `ens` are checked by the reader of names. */
export const ensCacheKey = cacheKey<{ readonly address: string; readonly ens: readonly unknown[] }>(
  '@appkit/ens_cache',
  ({ address, ens }) => (typeof address === 'string' && Array.isArray(ens) ? { address, ens } : undefined),
)

/** Name and picture of an address, fresh for 5 min. */
export const identityCacheKey = cacheKey<{
  readonly identity: { readonly name: string | null; readonly avatar: string | null }
}>('@appkit/identity_cache', ({ identity }) => {
  if (!isRecord(identity)) return undefined
  const name = typeof identity.name === 'string' ? stripControls(identity.name).slice(0, 255) : null
  return { identity: { name, avatar: toSafeImageUrl(identity.avatar) ?? null } }
})
