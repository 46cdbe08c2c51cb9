import type { StorageKey } from './types.js'

/** Defines a stored JSON value; `read` returns the valid part of what was parsed, or `undefined`. */
export function jsonKey<value>(name: string, read: (json: unknown) => value | undefined): StorageKey<value> {
  return { name, parse: (raw) => read(JSON.parse(raw)), format: (value) => JSON.stringify(value) }
}
