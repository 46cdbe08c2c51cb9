import type { Portico } from '../instance/Portico.js'

/** Returns the started instances of this page by id. Kept on the global object, so that package copies share it. */
export function getLiveIds(): Map<string, Portico> {
  const key = Symbol.for('@portico/instances')
  const found: unknown = Reflect.get(globalThis, key)
  // Only Portico writes under its own symbol, and only such a map.
  if (found instanceof Map) return found as Map<string, Portico>
  const ids = new Map<string, Portico>()
  Object.defineProperty(globalThis, key, { value: ids })
  return ids
}
