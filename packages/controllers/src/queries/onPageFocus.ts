/**
 * Calls back when the page comes back to the front. Does nothing on a server.
 *
 * @returns Stops listening.
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
