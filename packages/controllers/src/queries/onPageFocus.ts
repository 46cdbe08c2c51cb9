/**
 * Calls back when the page regains focus. Does nothing on a server.
 *
 * @returns The unsubscribe.
 */
export function onPageFocus(callback: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const { document } = window
  const onVisible = () => {
    if (document.visibilityState === 'visible') callback()
  }
  window.addEventListener('focus', callback)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('focus', callback)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
