import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { toastPart } from './toastPart.js'
import { toastTimerPart } from './toastTimerPart.js'

/**
 * Hides the current toast, and drops one that waits to appear.
 *
 * @param portico The instance.
 */
export function hideToast(portico: Portico): void {
  if (portico[internals].lifetime.aborted) return
  const timer = getPart(portico, toastTimerPart)
  timer.cancel?.()
  timer.cancel = undefined
  timer.next = undefined
  getPart(portico, toastPart).toast = undefined
}
