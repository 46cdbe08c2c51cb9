import { isPorticoError, swapErrors, transferErrors } from '@portico/core'
import { linkSignals, settle } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { describeInput, describeTerms, toSwapRequest } from './describeInput.js'
import { getInputProblem } from './getSwapProblem.js'
import { findSource, providerTimeoutMs, quoteSwap, refreshMs, toMinimum } from './quoteSwap.js'
import type { SwapReviewState } from './SwapState.js'
import { syncSwapContext } from './swapContextPart.js'
import { swapPart } from './swapPart.js'
import { swapWorkPart } from './swapWorkPart.js'
import { toSwapError } from './toSwapError.js'

/** What `reviewSwap` takes. */
export type ReviewSwapParameters = {
  /** Aborts the review. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Has the swap built, read, simulated and priced, so that it can be shown and confirmed. Afterwards `review` is `ready`
 * and its `step` says what to ask the wallet for.
 *
 * @param portico The instance.
 * @param options Aborts the review.
 * @throws `swap/not-ready` with the problem of `getSwapProblem`, `swap/in-progress`, `swap/aborted`,
 * `transfer/insufficient-token`, `transfer/insufficient-funds` if the native balance does not cover the fee,
 * `swap/no-route`, `swap/amount-too-small`, `swap/amount-too-large`, `swap/rate-limited`, `swap/service-failed`,
 * `swap/unsafe-approval`, `swap/unsafe-transaction`, `swap/price-moved`, `swap/would-fail`, `swap/not-simulated`, and
 * the errors of the network.
 */
export async function reviewSwap(portico: Portico, { signal }: ReviewSwapParameters = {}): Promise<void> {
  const { clock, lifetime } = portico[internals]
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  if (state.phase === 'signing' || state.phase === 'unknown' || state.phase === 'pending')
    throw swapErrors('swap/in-progress')
  // An earlier transaction is finished, and its quote is used up.
  if (state.phase !== 'draft') {
    work.prepared = undefined
    work.quoted = undefined
    Object.assign(state, { phase: 'draft', asking: undefined, hash: undefined, error: undefined })
    Object.assign(state, { sold: undefined, received: undefined })
    syncSwapContext(portico)
  }
  const problem = getInputProblem(state)
  if (problem) throw swapErrors('swap/not-ready', { problem })
  work.review.abort()
  const controller = new AbortController()
  work.review = controller
  const unlink = linkSignals(controller, [signal, lifetime])
  // While a review is refreshed, the earlier one can still be confirmed.
  if (work.prepared?.key !== describeTerms(state)) {
    work.prepared = undefined
    state.review = { status: 'loading' }
  }
  try {
    await settle(() => reviewTwice(portico, controller), {
      signal: controller.signal,
      toAbortError: () => swapErrors('swap/aborted'),
      limit: { clock, ms: 2 * providerTimeoutMs, error: () => swapErrors('swap/service-failed') },
    })
  } catch (thrown) {
    const error = toSwapError(thrown)
    if (work.review === controller) {
      work.prepared = undefined
      state.review = controller.signal.aborted ? { status: 'idle' } : { status: 'error', error }
    }
    throw error
  } finally {
    unlink()
    controller.abort()
  }
}

/** Reviews with a new quote if the first review fails because the price has moved since the quote. */
async function reviewTwice(portico: Portico, controller: AbortController): Promise<void> {
  const { quote } = getPart(portico, swapPart)
  try {
    await review(portico, controller)
  } catch (error) {
    const hasMoved = isPorticoError(error, 'swap/price-moved') || isPorticoError(error, 'swap/would-fail')
    const isNew = getPart(portico, swapPart).quote.at !== quote.at
    if (!hasMoved || isNew || controller.signal.aborted) throw error
    getPart(portico, swapWorkPart).quoted = undefined
    await review(portico, controller)
  }
}

async function review(portico: Portico, controller: AbortController): Promise<void> {
  const { clock } = portico[internals]
  const { signal } = controller
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  const isFresh = () =>
    state.quote.status === 'ready' &&
    work.quoted === describeInput(state) &&
    clock.now() - (state.quote.at ?? 0) < refreshMs
  if (!isFresh()) await quoteSwap(portico, { signal })
  const { quote, amount, slippage } = state
  const { at, toAmount, impact } = quote
  if (!isFresh() || at === undefined || toAmount === undefined) throw swapErrors('swap/aborted')
  const key = describeTerms(state)
  const request = toSwapRequest(state)
  const { balance } = state.fromToken ?? {}
  if (balance !== undefined && amount !== undefined && balance < amount)
    throw transferErrors('transfer/insufficient-token', { balance, amount })
  const { source } = await findSource(portico, { state, signal })
  const minimumReceived = toMinimum(toAmount, slippage)
  const terms = { ...request, minimumReceived, slippage, signal }
  // Decoding and simulation are loaded with the first review.
  const { prepareSwap } = await import('./prepareSwap.lazy.js')
  const prepared = await prepareSwap(portico, { source, terms, state })
  // If the form, the account or the network has changed meanwhile, nothing may be confirmed.
  if (work.review !== controller || signal.aborted || describeTerms(state) !== key) throw swapErrors('swap/aborted')
  const { step, transaction, call, recheck, readAmounts, readReason, ...details } = prepared
  work.prepared = { key, at, step, transaction, call, recheck, readAmounts, readReason }
  const ready: SwapReviewState = {
    ...details,
    status: 'ready',
    step,
    at,
    expiresAt: quote.expiresAt,
    toAmount,
    minimumReceived,
    impact,
  }
  state.review = ready
}
