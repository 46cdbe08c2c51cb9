import { getInternals } from '@portico/controllers/internal'
import { useEffect } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** Delay after opening, so that analytics do not compete with the modal's own requests, in milliseconds. */
const restMs = 2000

/**
 * Starts the analytics a while after the modal has opened, also when it is closed by then: what was recorded before
 * waits for the first opening only. The start tells of that opening too.
 *
 * @param isOpen Whether the modal is open.
 */
export function useAnalytics(isOpen: boolean): void {
  const portico = usePorticoInstance()
  useEffect(() => {
    if (isOpen)
      getInternals(portico).clock.setTimeout(() => {
        // Without its code there are no analytics; the next opening tries again. Of an ended instance none start.
        import('./beginAnalytics.lazy.js').then(({ beginAnalytics }) => beginAnalytics(portico)).catch(() => {})
      }, restMs)
  }, [portico, isOpen])
}
