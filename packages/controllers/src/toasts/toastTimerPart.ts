import { definePart } from '../instance/definePart.js'
import type { Toast } from './Toast.js'

export type ToastTimer = {
  /** The toast that appears when the wait for the earlier one is over. */
  next: Toast | undefined
  /** Stops the one timer: the wait before `next` appears, or the one before the toast on screen hides. */
  cancel: (() => void) | undefined
}

/** What is to happen to the toast of an instance. */
export const toastTimerPart = definePart<ToastTimer>({
  key: 'toastTimer',
  create: () => ({ next: undefined, cancel: undefined }),
  dispose: (timer) => timer.cancel?.(),
})
