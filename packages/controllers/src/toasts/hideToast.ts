import { getFeature } from '../instance/getFeature.js'
import { internals, type Portico } from '../instance/Portico.js'
import { toastFeature } from './toastFeature.js'
import { toastTimerFeature } from './toastTimerFeature.js'

/**
 * Hides the toast, and forgets one that waits to appear.
 *
 * @param portico The instance.
 */
export function hideToast(portico: Portico): void {
  if (portico[internals].lifetime.aborted) return
  const timer = getFeature(portico, toastTimerFeature)
  timer.cancel?.()
  timer.cancel = undefined
  timer.next = undefined
  getFeature(portico, toastFeature).toast = undefined
}
