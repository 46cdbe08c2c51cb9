import { type Clock, isRecord, type Store } from '@portico/core'
import { ownPairingsKey } from './ownPairingsKey.js'
import { sessionLifetime } from './sessionLifetime.js'

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
