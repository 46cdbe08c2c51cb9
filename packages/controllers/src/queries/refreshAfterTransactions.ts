import type { QueryClient } from '@tanstack/query-core'
import { internals, type Portico } from '../instance/Portico.js'

/**
 * Reads the balances on screen again, and the others when they are next asked for, after each transaction that ended.
 *
 * @param portico The instance.
 * @param client Its query client.
 * @returns Stops following.
 */
export function refreshAfterTransactions(portico: Portico, client: QueryClient): () => void {
  return portico[internals].emitter.on('transaction', ({ status }) => {
    if (status !== 'sent') void client.invalidateQueries({ queryKey: ['balances'] })
  })
}
