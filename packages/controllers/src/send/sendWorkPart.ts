import type { PreparedTransfer } from '@portico/core'
import { definePart } from '../instance/definePart.js'
import { createTransactionWork, type TransactionWork } from '../transactions/TransactionWork.js'

/** What the send form is busy with. */
export type SendWork = TransactionWork & {
  /** Ends the loading of the tokens. */
  load: AbortController
  /** Ends the lookup of the recipient. */
  lookup: AbortController
  /** The transfer as priced last, and when (milliseconds since the Unix epoch). */
  prepared: { readonly transfer: PreparedTransfer; readonly at: number } | undefined
  /** Whether the amount is to be all that the fee leaves. */
  max: boolean
}

export const sendWorkPart = definePart<SendWork>({
  key: 'sendWork',
  create: () => ({
    ...createTransactionWork(),
    load: new AbortController(),
    lookup: new AbortController(),
    prepared: undefined,
    max: false,
  }),
  dispose(work) {
    for (const controller of [work.load, work.lookup, work.quote, work.attempt]) {
      controller.abort()
    }
  },
})
