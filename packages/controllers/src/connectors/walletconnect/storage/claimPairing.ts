import type { Clock, Store } from '@portico/core'
import { listOwnPairings, type OwnPairing } from './listOwnPairings.js'
import { ownPairingsKey } from './ownPairingsKey.js'

/** So many are kept: a storage may be a cookie. */
const limit = 10

/** Remembers that a pairing was begun with this storage, or for how long that still matters. */
export function claimPairing(
  context: { readonly clock: Clock; readonly store: Store },
  { topic, until }: OwnPairing,
): void {
  if (topic === '') return
  const others = listOwnPairings(context).filter((own) => own.topic !== topic)
  const kept = [...others, { topic, until }].sort((a, b) => b.until - a.until).slice(0, limit)
  context.store.set(ownPairingsKey, Object.fromEntries(kept.map((own) => [own.topic, own.until])))
}
