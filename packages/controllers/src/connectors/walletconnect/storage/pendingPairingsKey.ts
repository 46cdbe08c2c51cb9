import { jsonKey } from '@portico/core'

/**
 * Proposals a wallet may still answer, by pairing topic: what a page that was reloaded or closed meanwhile was waiting
 * for. No secret: a topic is the hash of the code's key. Looked at on page load, so read closely only when needed, by
 * `listPendingPairings`.
 */
export const pendingPairingsKey = jsonKey<unknown>('@portico/pairings', (json) => json)
