import { definePart } from '../instance/definePart.js'
import type { Toast } from './Toast.js'

export type ToastTimer = {
  /** The toast to show after the previous one has closed. */
  next: Toast | undefined
  /** Stops the current timer, which shows `next` or hides the visible toast. */
  cancel: (() => void) | undefined
}

/** Pending changes of an instance's toast. */
export const toastTimerPart = definePart<ToastTimer>({
  key: 'toastTimer',
  create: () => ({ next: undefined, cancel: undefined }),
  dispose: (timer) => timer.cancel?.(),
})
