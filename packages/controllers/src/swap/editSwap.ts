import { swapErrors } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { isSameToken } from '../send/isSameToken.js'
import { describeInput } from './describeInput.js'
import { scheduleQuote } from './quoteSwap.js'
import type { SwapState } from './SwapState.js'
import { syncSwapContext } from './swapContextPart.js'
import { swapPart } from './swapPart.js'
import { dropAnswers, swapWorkPart } from './swapWorkPart.js'

/** How long to wait for the next key before a quote is asked for, in milliseconds. */
const debounceMs = 200

/**
 * Changes the form, and forgets the review, quote and failure of the earlier input. Another quote is asked for after
 * 200 ms.
 *
 * @throws `swap/in-progress` while the wallet asks to confirm, or if it is unknown whether it has sent.
 */
export function editSwap(portico: Portico, change: (state: SwapState) => void): void {
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  if (state.phase === 'signing' || state.phase === 'unknown') throw swapErrors('swap/in-progress')
  dropAnswers(work)
  work.prepared = undefined
  state.review = { status: 'idle' }
  // An approval or a swap that is pending is still watched, but is no longer the form's.
  if (state.hash !== undefined || state.phase !== 'draft') work.attempt.abort()
  Object.assign(state, { phase: 'draft', asking: undefined, declined: false, hash: undefined, error: undefined })
  Object.assign(state, { sold: undefined, received: undefined })
  // The form was kept while its transaction was shown.
  syncSwapContext(portico)
  const { fromToken } = state
  change(state)
  // The choice of an unlimited approval applies to one token only.
  if (fromToken && !(state.fromToken && isSameToken(fromToken, state.fromToken))) state.unlimitedApproval = false
  const { error: _, ...numbers } = state.quote
  if (work.quoted === describeInput(state) && numbers.toAmount !== undefined) {
    state.quote = { ...numbers, status: 'ready' }
    return
  }
  work.quoted = undefined
  state.quote = { status: state.fromToken && state.toToken && state.amount ? 'loading' : 'idle' }
  scheduleQuote(portico, debounceMs)
}
