/**
 * Returns whether anything may be asked that nobody has just asked for: the page is visible, and the browser does not
 * report that it is offline. `true` where there is no page.
 */
export function isPageActive(): boolean {
  if (typeof document === 'undefined') return true
  return document.visibilityState === 'visible' && navigator.onLine !== false
}

/**
 * Calls back when the page may have become active again. Does nothing on a server.
 *
 * @returns The unsubscribe.
 */
export function onPageActive(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const { document } = window
  const check = () => {
    if (isPageActive()) callback()
  }
  document.addEventListener('visibilitychange', check)
  window.addEventListener('online', check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('online', check)
  }
}
