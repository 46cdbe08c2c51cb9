/** Returns the browser's locks, by which pages of an app learn of each other; there are none where it has none. */
export function getLocks(): LockManager | undefined {
  return typeof navigator === 'object' ? navigator.locks : undefined
}
