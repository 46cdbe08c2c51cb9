import type { Call, PreparedCalls } from '@portico/core'
import { definePart } from '../instance/definePart.js'
import type { SwapState } from './SwapState.js'

/** Calls that were checked, simulated and priced. */
export type PreparedSwap = {
  /** Key of the input they are for, see `describeInput`. */
  readonly key: string
  /** When the quote was asked for, in milliseconds since the Unix epoch. */
  readonly at: number
  readonly step: 'approve' | 'swap' | 'batch'
  readonly transaction: PreparedCalls
  /** The swap itself. */
  readonly call: Call
  /** Simulates all of it again. Rejects if it no longer does what was reviewed. */
  readonly recheck: (signal: AbortSignal) => Promise<void>
  /** Reads what the chain says a transaction took from the account and gave to it, in base units. */
  readonly readAmounts: (hash: string) => Promise<Pick<SwapState, 'sold' | 'received'>>
  /** Finds out why the chain has reverted the swap; `undefined` if it does not say. */
  readonly readReason: () => Promise<string | undefined>
}

/** Pending work of the swap form. */
export type SwapWork = {
  /** Aborts the loading of the tokens. */
  load: AbortController
  /** Aborts the quote under way. */
  quote: AbortController
  /** Aborts the review under way. */
  review: AbortController
  /** Stops waiting for the wallet. */
  attempt: AbortController
  /** Hashes of all transactions that the form has sent. */
  readonly sent: Set<string>
  prepared: PreparedSwap | undefined
  /** Key of the input that `state.quote` is for. */
  quoted: string | undefined
  /** Cancels the quote that is due. */
  cancelQuote: () => void
  /** When the quote is refreshed while the form is shown, in milliseconds since the Unix epoch. */
  renewAt: number
  /** Earliest time the service accepts another request, in milliseconds since the Unix epoch. */
  notBefore: number
}

export const swapWorkPart = definePart<SwapWork>({
  key: 'swapWork',
  create: () => ({
    load: new AbortController(),
    quote: new AbortController(),
    review: new AbortController(),
    attempt: new AbortController(),
    sent: new Set(),
    prepared: undefined,
    quoted: undefined,
    cancelQuote: () => {},
    renewAt: 0,
    notBefore: 0,
  }),
  dispose: cancelSwapWork,
})

/** Aborts all pending work of the form. */
export function cancelSwapWork(work: SwapWork): void {
  work.cancelQuote()
  for (const controller of [work.load, work.quote, work.review, work.attempt]) controller.abort()
}

/** Aborts the quote and the review in progress, so that their results are not shown. */
export function dropAnswers(work: SwapWork): void {
  work.cancelQuote()
  for (const name of ['quote', 'review'] as const) {
    work[name].abort()
    work[name] = new AbortController()
  }
}
