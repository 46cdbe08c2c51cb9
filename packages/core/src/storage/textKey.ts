import type { StorageKey } from './types.js'

/** Defines a stored text, taken only when the guard accepts it. */
export function textKey<value extends string>(name: string, guard: (raw: string) => raw is value): StorageKey<value> {
  return { name, parse: (raw) => (guard(raw) ? raw : undefined), format: (value) => value }
}
