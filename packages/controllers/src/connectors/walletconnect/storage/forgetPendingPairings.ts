import type { Clock, Store } from '@portico/core'
import { listPendingPairings } from './listPendingPairings.js'
import { pendingPairingsKey } from './pendingPairingsKey.js'

/** Forgets some proposals, and those that nobody can answer any more. */
export function forgetPendingPairings(
  context: { readonly clock: Clock; readonly store: Store },
  topics: readonly string[],
): void {
  const { store } = context
  const left = listPendingPairings(context).filter(({ topic }) => !topics.includes(topic))
  if (left.length > 0)
    store.set(pendingPairingsKey, Object.fromEntries(left.map(({ topic, ...entry }) => [topic, entry])))
  else store.remove(pendingPairingsKey)
}
