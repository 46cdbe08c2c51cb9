import type { CaipNetworkId } from '@portico/core'
import { nativeBalanceCacheKey } from '@portico/core/internal'
import type { QueryClient } from '@tanstack/query-core'
import { internals, type Portico } from '../instance/Portico.js'

/**
 * Refetches visible balances, items and activity after each finished transaction, and marks the others as stale.
 * Stored balances become stale when a transaction is sent, in case the page is left before they are read again.
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
  const cache = store.get(nativeBalanceCacheKey)
  if (!cache) return
  const entries = Object.entries(cache).map(([id, entry]) => [
    id,
    id.startsWith(`${networkId}:`) ? { ...entry, timestamp: 0 } : entry,
  ])
  store.set(nativeBalanceCacheKey, Object.fromEntries(entries))
}
