import type { Clock, Store } from '@portico/core'
import { listPendingPairings } from './listPendingPairings.js'
import type { PendingPairing } from './PendingPairing.js'
import { pendingPairingsKey } from './pendingPairingsKey.js'

/** Remembers a proposal, or more of one, for the case that the page goes away before a wallet has answered. */
export function rememberPendingPairing(
  context: { readonly clock: Clock; readonly store: Store },
  pairing: PendingPairing,
): void {
  const others = listPendingPairings(context).filter(({ topic }) => topic !== pairing.topic)
  const entries = [...others, pairing].map(({ topic, ...entry }) => [topic, entry] as const)
  context.store.set(pendingPairingsKey, Object.fromEntries(entries))
}
