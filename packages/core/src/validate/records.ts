/** Returns whether a value is an object whose properties can be read by name; arrays are not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns the entries of a parsed JSON object that `readEntry` accepts. Names of inherited object properties
 * (`__proto__`, `constructor`) are dropped, so that the result can be indexed by any stored name.
 */
export function readRecord<value>(
  json: unknown,
  readEntry: (entry: unknown, name: string) => value | undefined,
): Record<string, value> | undefined {
  if (!isRecord(json)) return undefined
  const entries = Object.entries(json).flatMap(([name, entry]): [string, value][] => {
    const value = name in {} ? undefined : readEntry(entry, name)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}
