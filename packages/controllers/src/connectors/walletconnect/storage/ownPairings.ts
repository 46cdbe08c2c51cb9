import { type Clock, jsonKey, type Store } from '@portico/core'
import { isRecord } from '@portico/core/internal'

/**
 * Topics of pairings that were started with this storage, and when a session of each can no longer exist. The client's
 * storage belongs to the whole origin, while this one may belong to a single tab, so this tells whose a session is. Not
 * secret. Only validated when read by `listOwnPairings`.
 */
export const ownPairingsKey = jsonKey<unknown>('@portico/own-pairings', (json) => json)

/** Lifetime of a session after it was settled or extended, in milliseconds. */
export const sessionLifetime = 604_800_000

/** A pairing that was started with this storage. */
export type OwnPairing = {
  readonly topic: string
  /** When a session of it can no longer exist, in milliseconds since the Unix epoch. */
  readonly until: number
}

/**
 * Lists the pairings that were started with this storage, by this page or an earlier one. Malformed entries are left
 * out.
 */
export function listOwnPairings(context: { readonly clock: Clock; readonly store: Store }): readonly OwnPairing[] {
  const now = context.clock.now()
  const stored = context.store.get(ownPairingsKey)
  return Object.entries(isRecord(stored) ? stored : {}).flatMap(([topic, until]): readonly OwnPairing[] => {
    if (!/^[0-9a-f]{64}$/.test(topic) || typeof until !== 'number') return []
    return until > now && until <= now + sessionLifetime ? [{ topic, until }] : []
  })
}

/** Maximum number of entries, because the storage may be a cookie. */
const limit = 10

/** Stores that a pairing was started with this storage, or until when that matters. */
export function claimPairing(
  context: { readonly clock: Clock; readonly store: Store },
  { topic, until }: OwnPairing,
): void {
  if (topic === '') return
  const others = listOwnPairings(context).filter((own) => own.topic !== topic)
  const kept = [...others, { topic, until }].sort((a, b) => b.until - a.until).slice(0, limit)
  context.store.set(ownPairingsKey, Object.fromEntries(kept.map((own) => [own.topic, own.until])))
}
