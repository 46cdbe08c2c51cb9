import type { Store } from '@portico/core'
import { sessionTokenKey } from './sessionTokenKey.js'

/** Whether a token would outlive the page, or does. */
export function isTokenSaved(store: Store): boolean {
  if (store.get(sessionTokenKey) !== undefined) return store.isSaved(sessionTokenKey)
  // Only the attempt tells: storages may be there and take nothing.
  store.set(sessionTokenKey, 'probe')
  const isSaved = store.isSaved(sessionTokenKey)
  store.remove(sessionTokenKey)
  return isSaved
}
