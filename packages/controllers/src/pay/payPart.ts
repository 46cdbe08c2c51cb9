import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import type { PayState } from './PayState.js'

/** The form to pay from an exchange and the latest payment of an instance, a valtio proxy. */
export const payPart = definePart<PayState>({ key: 'pay', create: () => proxy(createPayState()) })

/** Returns an empty form without a payment. */
export function createPayState(): PayState {
  return {
    request: undefined,
    status: 'idle',
    error: undefined,
    recipient: undefined,
    isOwn: false,
    assets: [],
    asset: undefined,
    isFixed: false,
    amountText: '',
    amount: undefined,
    exchangesStatus: 'idle',
    exchangesError: undefined,
    exchanges: [],
    payment: undefined,
  }
}

/** Pending work of the form and of the payment. */
export type PayWork = {
  /** Aborts the start of the form. */
  start: AbortController
  /** Aborts the request of the exchanges. */
  list: AbortController
  /** Aborts the payment that is prepared or followed. */
  follow: AbortController
  /** Ends the pause before the exchange is asked again. */
  look: AbortController
  /** Whether the opening of the form was tracked. */
  isTold: boolean
}

export const payWorkPart = definePart<PayWork>({
  key: 'payWork',
  create: () => ({
    start: new AbortController(),
    list: new AbortController(),
    follow: new AbortController(),
    look: new AbortController(),
    isTold: false,
  }),
  dispose({ start, list, follow, look }) {
    for (const each of [start, list, follow, look]) each.abort()
  },
})
