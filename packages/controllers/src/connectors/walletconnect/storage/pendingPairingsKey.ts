import { jsonKey } from '@portico/core'

/**
 * Proposals that a wallet may still answer, by pairing topic, for the case that the page is reloaded or closed
 * meanwhile. Not secret: a topic is the hash of the code's key. Read on page load, so only validated when read by
 * `listPendingPairings`.
 */
export const pendingPairingsKey = jsonKey<unknown>('@portico/pairings', (json) => json)
