import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { hideToast } from './hideToast.js'
import type { Toast, ToastContent, ToastVariant } from './Toast.js'
import { toastPart } from './toastPart.js'
import { toastTimerPart } from './toastTimerPart.js'

const replaceDelayMs = 150
const visibleMs = 2_500

/** What `showToast` takes. */
export type ShowToastParameters = ToastContent & { readonly variant: ToastVariant }

/**
 * Shows a toast for 2.5 s; a loading one stays until it is hidden or replaced. If another toast is visible, that one
 * closes first and the new one appears after 150 ms. If several wait, only the last one appears.
 *
 * @param portico The instance.
 * @param parameters The variant, and a code or a text.
 */
export function showToast(portico: Portico, parameters: ShowToastParameters): void {
  const { clock, lifetime } = portico[internals]
  if (lifetime.aborted) return
  const state = getPart(portico, toastPart)
  const timer = getPart(portico, toastTimerPart)
  const toast: Toast = { ...parameters, key: ++state.serial }
  const appear = (next: Toast) => {
    timer.next = undefined
    state.toast = next
    timer.cancel = next.variant === 'loading' ? undefined : clock.setTimeout(() => hideToast(portico), visibleMs)
  }
  if (timer.next) {
    timer.next = toast
  } else if (state.toast) {
    hideToast(portico)
    timer.next = toast
    timer.cancel = clock.setTimeout(() => timer.next && appear(timer.next), replaceDelayMs)
  } else {
    appear(toast)
  }
}
