import type { CaipNetworkId } from '@portico/core'
import { nativeBalanceCacheKey, portfolioCacheKey } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Marks the stored balances and portfolios of a network as stale when something is sent there, looked at or not, in case
 * the page is left before they are read again.
 *
 * @param portico The instance.
 * @returns The unsubscribe.
 */
export function expireStoredBalances(portico: Portico): () => void {
  return portico[internals].emitter.on('transaction', ({ networkId }) => expire(portico, networkId))
}

/** Keeps the amounts, to show until they are read again, but marks them as stale. */
function expire(portico: Portico, networkId: CaipNetworkId): void {
  const { store } = portico[internals]
  const change = <entry>(cache: Readonly<Record<string, entry>>, toStale: (entry: entry) => entry) =>
    Object.fromEntries(
      Object.entries(cache).map(([id, entry]) => [id, id.startsWith(`${networkId}:`) ? toStale(entry) : entry]),
    )
  const balances = store.get(nativeBalanceCacheKey)
  if (balances)
    store.set(
      nativeBalanceCacheKey,
      change(balances, (entry) => ({ ...entry, timestamp: 0 })),
    )
  const portfolios = store.get(portfolioCacheKey)
  // Their time stays, because it is shown.
  const toStale = (entry: NonNullable<typeof portfolios>[string]) => ({
    ...entry,
    balance: { ...entry.balance, isStale: true },
  })
  if (portfolios) store.set(portfolioCacheKey, change(portfolios, toStale))
}
