import { getInternals } from '@portico/controllers/internal'
import { useEffect } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** Delay after opening, so that analytics do not compete with the modal's own requests, in milliseconds. */
const restMs = 2000

/**
 * Starts the analytics a while after the modal has first opened, even if it is closed by then. Events recorded earlier,
 * such as that opening, are sent at the start.
 *
 * @param isOpen Whether the modal is open.
 */
export function useAnalytics(isOpen: boolean): void {
  const portico = usePorticoInstance()
  useEffect(() => {
    if (isOpen)
      getInternals(portico).clock.setTimeout(() => {
        // If the code cannot be loaded, the next opening tries again. A destroyed instance starts none.
        import('./beginAnalytics.lazy.js').then(({ beginAnalytics }) => beginAnalytics(portico)).catch(() => {})
      }, restMs)
  }, [portico, isOpen])
}
