import type { StoragePort } from './types.js'

/**
 * Makes a storage port over `localStorage` or `sessionStorage`. The browser's storage is first touched when a value is
 * read, so that the port can be made anywhere; without a window every access throws, which `createStore` survives by
 * keeping values in memory.
 */
export function webStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): StoragePort {
  // The getter itself throws if storage is blocked.
  const area = () => window[kind]
  return {
    getItem: (key) => area().getItem(key),
    setItem: (key, value) => area().setItem(key, value),
    removeItem: (key) => area().removeItem(key),
    subscribe(listener) {
      if (typeof window === 'undefined') return () => {}
      const onStorage = (event: StorageEvent) => {
        // This access may throw too. Events without a storage area were dispatched by scripts.
        if (event.storageArea === null || event.storageArea === area()) listener(event.key)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
