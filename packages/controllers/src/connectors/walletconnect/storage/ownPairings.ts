import { type Clock, jsonKey, type Store } from '@portico/core'
import { isRecord } from '@portico/core/internal'

/**
 * Pairings that were begun with this storage, by topic, and until when a session may come of each. The client's storage
 * is that of the whole origin while this one may be that of a tab, so this tells whose a session is. No secret. Read
 * closely only when needed, by `listOwnPairings`.
 */
export const ownPairingsKey = jsonKey<unknown>('@portico/own-pairings', (json) => json)

/** A session lasts this long from when it is settled or extended, in milliseconds. */
export const sessionLifetime = 604_800_000

/** A pairing that was begun with this storage. */
export type OwnPairing = {
  readonly topic: string
  /** Until when a session of it may exist, in milliseconds since the Unix epoch. */
  readonly until: number
}

/** Lists the pairings that were begun with this storage, by this page or an earlier one. What is malformed is left out. */
export function listOwnPairings(context: { readonly clock: Clock; readonly store: Store }): readonly OwnPairing[] {
  const now = context.clock.now()
  const stored = context.store.get(ownPairingsKey)
  return Object.entries(isRecord(stored) ? stored : {}).flatMap(([topic, until]): readonly OwnPairing[] => {
    if (!/^[0-9a-f]{64}$/.test(topic) || typeof until !== 'number') return []
    return until > now && until <= now + sessionLifetime ? [{ topic, until }] : []
  })
}

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
