/** Returns the browser's locks, by which pages of an app learn of each other; there are none where it has none. */
export function getLocks(): LockManager | undefined {
  return typeof navigator === 'object' ? navigator.locks : undefined
}

/** Holds a lock beside others that hold it, until called back or until the page is gone. */
export function holdLock(name: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const held = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  // Refused when it ends before its turn, or where a page may not have locks.
  getLocks()
    ?.request(name, { mode: 'shared', signal }, held)
    .catch(() => {})
  return () => ending.abort()
}
