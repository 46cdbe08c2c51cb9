import { getInternals } from '@portico/controllers/internal'
import { useEffect } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** How long an open modal has the network for itself, in milliseconds. */
const restMs = 2000

/**
 * Starts the analytics once the modal has been open for a while; the start tells of the opening too. A
 * modal that is closed at once again is not counted.
 *
 * @param isOpen Whether the modal is open.
 */
export function useAnalytics(isOpen: boolean): void {
  const portico = usePorticoInstance()
  useEffect(() => {
    if (!isOpen) return
    return getInternals(portico).clock.setTimeout(() => {
      // Without its code there are no analytics; the next opening tries again.
      import('./beginAnalytics.js').then(({ beginAnalytics }) => beginAnalytics(portico)).catch(() => {})
    }, restMs)
  }, [portico, isOpen])
}
