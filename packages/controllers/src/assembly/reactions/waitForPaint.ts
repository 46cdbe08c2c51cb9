import type { Clock } from '@portico/core'

/** How long to wait for a page that paints nothing, in milliseconds. */
const limitMs = 3_000

/**
 * Resolves once the page has been painted for the first time, so that nothing is downloaded ahead of what people see.
 * Resolves at once where that has happened, where nobody looks at the page, and where there is none.
 */
export async function waitForPaint(clock: Clock): Promise<void> {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') return
  // What is told of a frame that was only prepared comes too early, so the browser itself has to say so.
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return
  if (performance.getEntriesByType('paint').length > 0) return
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(end)
    const stopTimer = clock.setTimeout(end, limitMs)
    function end() {
      observer.disconnect()
      stopTimer()
      resolve()
    }
    observer.observe({ type: 'paint', buffered: true })
  })
}
