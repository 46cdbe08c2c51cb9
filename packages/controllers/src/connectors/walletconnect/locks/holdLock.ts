/**
 * Returns the browser's Web Locks, or `undefined` where they do not exist. Pages of an app use them to find out about
 * each other.
 */
export function getLocks(): LockManager | undefined {
  return typeof navigator === 'object' ? navigator.locks : undefined
}

/** Holds a shared lock until it is released or the page is closed. Returns the release. */
export function holdLock(name: string): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const held = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  // Rejected if it is released before it was granted, or where a page may not use locks.
  getLocks()
    ?.request(name, { mode: 'shared', signal }, held)
    .catch(() => {})
  return () => ending.abort()
}
