import type { Cache } from './cacheKey.js'
import type { Store } from './createStore.js'
import type { StorageKey } from './storageKey.js'

/** Parameters of `readCacheEntry`. */
export type ReadCacheEntryParameters<entry> = {
  readonly key: StorageKey<Cache<entry>>
  readonly id: string
  /** Milliseconds since the Unix epoch. */
  readonly now: number
  /** How long an entry is fresh, in milliseconds. */
  readonly maxAgeMs: number
}

/** Returns a fresh entry of a cache. Entries that are too old, or from the future, are ignored. */
export function readCacheEntry<entry>(
  store: Store,
  { key, id, now, maxAgeMs }: ReadCacheEntryParameters<entry>,
): (entry & { readonly timestamp: number }) | undefined {
  const cache = store.get(key)
  const entry = cache && Object.hasOwn(cache, id) ? cache[id] : undefined
  if (!entry) return undefined
  const age = now - entry.timestamp
  return age >= 0 && age <= maxAgeMs ? entry : undefined
}
