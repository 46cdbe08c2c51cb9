/**
 * Calls back once the browser has nothing better to do, after the next paint in any case within 100 ms.
 *
 * @returns Calls it off.
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
