/**
 * Calls back when the browser is idle, at most 100 ms after the next paint.
 *
 * @returns Cancels the callback.
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(callback, { timeout: 100 })
  return () => window.cancelIdleCallback(request)
}
