/** Creates a list of listeners that are called after each change of a wallet. */
export function createWatchers() {
  const watchers = new Set<() => void>()
  return {
    /** Adds a listener. Returns the unsubscribe. */
    subscribe(listener: () => void): () => void {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    notify(): void {
      for (const watcher of [...watchers]) watcher()
    },
  }
}
