/** Says whether the browser knows that it has no network. Elsewhere nothing is known. */
export function isOffline(): boolean {
  return typeof navigator === 'object' && navigator.onLine === false
}
