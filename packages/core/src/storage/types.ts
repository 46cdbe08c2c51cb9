/**
 * Where an instance keeps its few strings. The same shape as the DOM's `Storage`, so `localStorage` fits; methods may
 * throw (quota, privacy mode) and callers go through `createStore`, which survives that.
 */
export type StoragePort = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}
