/**
 * Where an instance keeps its few strings. The same shape as the DOM's `Storage`, so `localStorage` fits; methods may
 * throw (quota, privacy mode) and callers go through `createStore`, which survives that.
 */
export type StoragePort = {
  /** `false` if what is stored does not outlive the page. */
  readonly isLasting?: boolean
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** Reports keys another tab changed; `null` when it may be any key. Absent when the port cannot tell. */
  subscribe?(listener: (key: string | null) => void): () => void
}

/** One stored value: its key as in a store without an id, and how its text is read and written. */
export type StorageKey<value> = {
  readonly name: string
  /** Returns the value, or `undefined` when the text is not one. May throw for such a text. */
  parse(raw: string): value | undefined
  format(value: value): string
}
