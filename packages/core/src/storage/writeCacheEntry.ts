import type { Cache } from './cacheKey.js'
import type { Store } from './createStore.js'
import type { StorageKey } from './types.js'

/** What `writeCacheEntry` takes. */
export type WriteCacheEntryParameters<entry> = {
  readonly key: StorageKey<Cache<entry>>
  readonly id: string
  /** The entry, or `undefined` to remove it. */
  readonly entry: entry | undefined
  /** Milliseconds since the Unix epoch. */
  readonly now: number
}

/** Most entries a cache holds, so that it stays far from the storage quota. */
const limit = 50

/** Writes or removes one entry of one cache; the oldest entries make room. */
export function writeCacheEntry<entry>(store: Store, { key, id, entry, now }: WriteCacheEntryParameters<entry>): void {
  const others = Object.entries(store.get(key) ?? {}).filter(([otherId]) => otherId !== id)
  const entries = entry === undefined ? others : [...others, [id, { ...entry, timestamp: now }] as const]
  entries.sort(([, a], [, b]) => b.timestamp - a.timestamp)
  store.set(key, Object.fromEntries(entries.slice(0, limit)))
}
