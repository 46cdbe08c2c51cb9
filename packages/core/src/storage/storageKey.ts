/** One stored value: its key as in a store without an id, and how its text is read and written. */
export type StorageKey<value> = {
  readonly name: string
  /** Parses the value. Returns `undefined` or throws if the text is invalid. */
  parse(raw: string): value | undefined
  format(value: value): string
}

/** Defines a stored text, taken only when the guard accepts it. */
export function textKey<value extends string>(name: string, guard: (raw: string) => raw is value): StorageKey<value> {
  return { name, parse: (raw) => (guard(raw) ? raw : undefined), format: (value) => value }
}

/** Defines a stored JSON value; `read` returns the valid part of what was parsed, or `undefined`. */
export function jsonKey<value>(name: string, read: (json: unknown) => value | undefined): StorageKey<value> {
  return { name, parse: (raw) => read(JSON.parse(raw)), format: (value) => JSON.stringify(value) }
}
