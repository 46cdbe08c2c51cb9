import type { StoragePort } from './types.js'

/** Creates a storage port that forgets everything with the page. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): StoragePort {
  const items = new Map(Object.entries(initial))
  return {
    isLasting: false,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
