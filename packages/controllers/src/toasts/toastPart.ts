import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import type { Toast } from './Toast.js'

/** Store of the current toast. */
export type ToastState = {
  /** The visible toast. */
  toast: Toast | undefined
  /** Number of toasts so far. */
  serial: number
}

/** The toast of an instance, a valtio proxy. */
export const toastPart = definePart<ToastState>({
  key: 'toast',
  create: () => proxy<ToastState>({ toast: undefined, serial: 0 }),
})
