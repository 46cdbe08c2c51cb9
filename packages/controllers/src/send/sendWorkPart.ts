import type { PreparedTransfer } from '@portico/core'
import { definePart } from '../instance/definePart.js'

/** What the send form is busy with. */
export type SendWork = {
  /** Ends the loading of the tokens. */
  load: AbortController
  /** Ends the lookup of the recipient. */
  lookup: AbortController
  /** Ends the pricing of the transfer. */
  quote: AbortController
  /** Ends the wait for the wallet. */
  attempt: AbortController
  /** The transfer as priced last, and when (milliseconds since the Unix epoch). */
  prepared: { readonly transfer: PreparedTransfer; readonly at: number } | undefined
  /** Whether the amount is to be all that the fee leaves. */
  max: boolean
  /** Transactions being watched, by hash, oldest first; aborting ends the watch. */
  readonly watches: Map<string, AbortController>
  /** Hashes of all that was sent by the form. */
  readonly sent: Set<string>
}

export const sendWorkPart = definePart<SendWork>({
  key: 'sendWork',
  create: () => ({
    load: new AbortController(),
    lookup: new AbortController(),
    quote: new AbortController(),
    attempt: new AbortController(),
    prepared: undefined,
    max: false,
    watches: new Map(),
    sent: new Set(),
  }),
  dispose(work) {
    for (const controller of [work.load, work.lookup, work.quote, work.attempt, ...work.watches.values()]) {
      controller.abort()
    }
  },
})
