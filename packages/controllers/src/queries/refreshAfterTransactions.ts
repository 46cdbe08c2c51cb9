import type { CaipNetworkId } from '@portico/core'
import { nativeBalanceCacheKey } from '@portico/core/internal'
import type { QueryClient } from '@tanstack/query-core'
import { internals, type Portico } from '../instance/Portico.js'

/**
 * Reads the balances on screen again, and the others when they are next asked for, after each transaction that ended.
 * The balances in storage are old from the moment one is sent, in case the page is left before they are read again.
 *
 * @param portico The instance.
 * @param client Its query client.
 * @returns Stops following.
 */
export function refreshAfterTransactions(portico: Portico, client: QueryClient): () => void {
  return portico[internals].emitter.on('transaction', ({ status, network }) => {
    expireStoredBalances(portico, network)
    if (status !== 'sent') void client.invalidateQueries({ queryKey: ['balances'] })
  })
}

/** Keeps the amounts, to be shown until they are read again, but no longer as fresh ones. */
function expireStoredBalances(portico: Portico, network: CaipNetworkId): void {
  const { store } = portico[internals]
  const cache = store.get(nativeBalanceCacheKey)
  if (!cache) return
  const entries = Object.entries(cache).map(([id, entry]) => [
    id,
    id.startsWith(`${network}:`) ? { ...entry, timestamp: 0 } : entry,
  ])
  store.set(nativeBalanceCacheKey, Object.fromEntries(entries))
}
