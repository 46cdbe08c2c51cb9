import { memoryStorage } from '../storage/memoryStorage.js'
import type { StoragePort } from '../storage/types.js'

/** A storage whose methods can be made to throw. */
export type FaultyStorage = StoragePort & {
  /** Sets the methods that throw from now on. */
  fail(...methods: ('getItem' | 'setItem' | 'removeItem')[]): void
  /** Changes a value like another tab, and notifies subscribers. */
  setFromOtherTab(key: string, value: string | null): void
  /** Number of subscribers. */
  count(): number
}

/** Creates a storage port over memory whose methods can be made to throw as full or forbidden browser storage does. */
export function createFaultyStorage(initial: Readonly<Record<string, string>> = {}): FaultyStorage {
  const memory = memoryStorage(initial)
  const listeners = new Set<(key: string | null) => void>()
  let failing: readonly string[] = []
  const guard = (method: string) => {
    if (failing.includes(method)) throw new DOMException(`${method} is refused`, 'QuotaExceededError')
  }
  return {
    getItem(key) {
      guard('getItem')
      return memory.getItem(key)
    },
    setItem(key, value) {
      guard('setItem')
      memory.setItem(key, value)
    },
    removeItem(key) {
      guard('removeItem')
      memory.removeItem(key)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    fail(...methods) {
      failing = methods
    },
    setFromOtherTab(key, value) {
      if (value === null) memory.removeItem(key)
      else memory.setItem(key, value)
      for (const listener of [...listeners]) listener(key)
    },
    count: () => listeners.size,
  }
}
