import { getInternals } from '@portico/controllers/internal'
import { useEffect } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** How long an open modal has the network for itself, in milliseconds. */
const restMs = 2000

/**
 * Starts the analytics once the modal has been open for a while, or closes: nothing is lost by that, for the start tells
 * of the opening too.
 *
 * @param isOpen Whether the modal is open.
 */
export function useAnalytics(isOpen: boolean): void {
  const portico = usePorticoInstance()
  useEffect(() => {
    if (!isOpen) return
    const start = () =>
      // Without its code there are no analytics; the next opening tries again.
      void import('./beginAnalytics.js').then(
        ({ beginAnalytics }) => beginAnalytics(portico),
        () => {},
      )
    const cancel = getInternals(portico).clock.setTimeout(start, restMs)
    return () => {
      cancel()
      start()
    }
  }, [portico, isOpen])
}
