import type { QueryClient } from '@tanstack/query-core'
import { internals, type Portico } from '../instance/Portico.js'

/**
 * Refetches visible balances, items and activity after each finished transaction, and marks the others as stale.
 *
 * @param portico The instance.
 * @param client Its query client.
 * @returns The unsubscribe.
 */
export function refreshAfterTransactions(portico: Portico, client: QueryClient): () => void {
  return portico[internals].emitter.on('transaction', ({ status }) => {
    if (status === 'sent') return
    for (const name of ['balances', 'activity', 'nfts']) void client.invalidateQueries({ queryKey: [name] })
  })
}
