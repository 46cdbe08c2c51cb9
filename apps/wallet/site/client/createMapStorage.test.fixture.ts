/** Creates a storage of the parts that the wallet's page uses, kept in memory. */
export function createMapStorage(): Storage {
  const items = new Map<string, string>()
  const part = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  return part as Storage
}
