import { jsonKey } from '@portico/core'

/**
 * Pairings that were begun with this storage, by topic, and until when a session may come of each. The client's storage
 * is that of the whole origin while this one may be that of a tab, so this tells whose a session is. No secret. Read
 * closely only when needed, by `listOwnPairings`.
 */
export const ownPairingsKey = jsonKey<unknown>('@portico/own-pairings', (json) => json)
