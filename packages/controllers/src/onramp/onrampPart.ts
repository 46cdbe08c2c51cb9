import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import type { OnrampState } from './OnrampState.js'

/** The form to buy with and the latest purchase of an instance, a valtio proxy. */
export const onrampPart = definePart<OnrampState>({ key: 'onramp', create: () => proxy(createOnrampState()) })

/** Returns an empty form without a purchase. */
export function createOnrampState(): OnrampState {
  return {
    namespace: undefined,
    networkId: undefined,
    account: undefined,
    optionsStatus: 'idle',
    tokens: [],
    currencies: [],
    token: undefined,
    currency: undefined,
    methodId: undefined,
    amountText: '',
    amount: undefined,
    choices: [],
    askedAt: undefined,
    purchase: undefined,
  }
}

/** Pending work of the form and of the purchase. */
export type OnrampWork = {
  /** Aborts the requests for the form's input. */
  input: AbortController
  /** Cancels the scheduled requests for newer input. */
  cancelInput: () => void
  /** Stops following the purchase. */
  follow: AbortController
  /** Balance of the chosen token, to compare with later; `key` says whose. */
  balance: { readonly key: string; readonly amount: bigint } | undefined
}

export const onrampWorkPart = definePart<OnrampWork>({
  key: 'onrampWork',
  create: () => ({
    input: new AbortController(),
    cancelInput: () => {},
    follow: new AbortController(),
    balance: undefined,
  }),
  dispose(work) {
    work.cancelInput()
    work.input.abort()
    work.follow.abort()
  },
})
