import type { Cache } from './cacheKey.js'
import type { Store } from './createStore.js'
import type { StorageKey } from './storageKey.js'

/** Parameters of `writeCacheEntry`. */
export type WriteCacheEntryParameters<entry> = {
  readonly key: StorageKey<Cache<entry>>
  readonly id: string
  /** The entry, or `undefined` to remove it. */
  readonly entry: entry | undefined
  /** Milliseconds since the Unix epoch. */
  readonly now: number
}

/** Maximum number of entries of a cache, to stay far below the storage quota. */
const limit = 50

/** Writes or removes one entry of a cache. The oldest entries are dropped. */
export function writeCacheEntry<entry>(store: Store, { key, id, entry, now }: WriteCacheEntryParameters<entry>): void {
  const others = Object.entries(store.get(key) ?? {}).filter(([otherId]) => otherId !== id)
  const entries = entry === undefined ? others : [...others, [id, { ...entry, timestamp: now }] as const]
  entries.sort(([, a], [, b]) => b.timestamp - a.timestamp)
  store.set(key, Object.fromEntries(entries.slice(0, limit)))
}
