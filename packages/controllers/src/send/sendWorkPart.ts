import type { PreparedTransfer, TokenBalance } from '@portico/core'
import { definePart } from '../instance/definePart.js'
import { createTransactionWork, type TransactionWork } from '../transactions/TransactionWork.js'

/** Pending work of the send form. */
export type SendWork = TransactionWork & {
  /** Aborts the loading of the tokens. */
  load: AbortController
  /** Aborts the lookup of the recipient. */
  lookup: AbortController
  /** The last priced transfer, and when it was priced, in milliseconds since the Unix epoch. */
  prepared: { readonly transfer: PreparedTransfer; readonly at: number } | undefined
  /** Addresses of tokens that were added to those of the option `tokens`. */
  added: readonly string[]
  /** Items that were added, with the amounts that were last read. */
  items: readonly TokenBalance[]
  /** Whether to send the maximum, which is what the fee leaves of the balance. */
  max: boolean
}

export const sendWorkPart = definePart<SendWork>({
  key: 'sendWork',
  create: () => ({
    ...createTransactionWork(),
    load: new AbortController(),
    lookup: new AbortController(),
    prepared: undefined,
    added: [],
    items: [],
    max: false,
  }),
  dispose(work) {
    for (const controller of [work.load, work.lookup, work.quote, work.attempt]) {
      controller.abort()
    }
  },
})
