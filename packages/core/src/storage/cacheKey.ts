import { isRecord, readRecord } from '../validate/records.js'
import { jsonKey, type StorageKey } from './storageKey.js'

/** A cache in one stored value: entries by id, each with the time when it was written. */
export type Cache<entry> = Readonly<Record<string, entry & { readonly timestamp: number }>>

/** Defines a cache; `readEntry` returns the valid part of an entry, or `undefined`. */
export function cacheKey<entry extends object>(
  name: string,
  readEntry: (entry: Readonly<Record<string, unknown>>) => entry | undefined,
): StorageKey<Cache<entry>> {
  return jsonKey(name, (json) =>
    readRecord(json, (stored) => {
      if (!isRecord(stored) || typeof stored.timestamp !== 'number' || !Number.isFinite(stored.timestamp)) {
        return undefined
      }
      const entry = readEntry(stored)
      return entry && { ...entry, timestamp: stored.timestamp }
    }),
  )
}
