import type { CaipNetworkId } from '@portico/core'
import { nativeBalanceCacheKey, portfolioCacheKey } from '@portico/core/internal'
import type { QueryClient } from '@tanstack/query-core'
import { internals, type Portico } from '../instance/Portico.js'

/**
 * Refetches visible balances, items and activity after each finished transaction, and marks the others as stale.
 * Stored balances and portfolios become stale when a transaction is sent, in case the page is left before they are read
 * again.
 *
 * @param portico The instance.
 * @param client Its query client.
 * @returns The unsubscribe.
 */
export function refreshAfterTransactions(portico: Portico, client: QueryClient): () => void {
  return portico[internals].emitter.on('transaction', ({ status, networkId }) => {
    expireStoredBalances(portico, networkId)
    if (status === 'sent') return
    for (const name of ['balances', 'activity', 'nfts']) void client.invalidateQueries({ queryKey: [name] })
  })
}

/** Keeps the amounts, to show until they are read again, but marks them as stale. */
function expireStoredBalances(portico: Portico, networkId: CaipNetworkId): void {
  const { store } = portico[internals]
  const expire = <entry>(cache: Readonly<Record<string, entry>>, toStale: (entry: entry) => entry) =>
    Object.fromEntries(
      Object.entries(cache).map(([id, entry]) => [id, id.startsWith(`${networkId}:`) ? toStale(entry) : entry]),
    )
  const balances = store.get(nativeBalanceCacheKey)
  if (balances) store.set(nativeBalanceCacheKey, expire(balances, (entry) => ({ ...entry, timestamp: 0 })))
  const portfolios = store.get(portfolioCacheKey)
  // Their time stays, because it is shown.
  const toStale = (entry: NonNullable<typeof portfolios>[string]) => ({
    ...entry,
    balance: { ...entry.balance, isStale: true },
  })
  if (portfolios) store.set(portfolioCacheKey, expire(portfolios, toStale))
}
