import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import type { Toast } from './Toast.js'

/** The store of the toast on screen. */
export type ToastState = {
  /** The one toast on screen. */
  toast: Toast | undefined
  /** Number of toasts asked for so far. */
  serial: number
}

/** The toast of an instance, a valtio proxy. */
export const toastPart = definePart<ToastState>({
  key: 'toast',
  create: () => proxy<ToastState>({ toast: undefined, serial: 0 }),
})
