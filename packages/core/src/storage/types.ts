/**
 * Where an instance keeps its few strings. The same shape as the DOM's `Storage`, so `localStorage` fits; methods may
 * throw (quota, privacy mode) and callers go through `createStore`, which survives that.
 */
export type StoragePort = {
  /** `false` if stored values do not survive the page. */
  readonly isLasting?: boolean
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** Reports keys that another tab has changed, or `null` for any key. Missing if the port cannot tell. */
  subscribe?(listener: (key: string | null) => void): () => void
}
