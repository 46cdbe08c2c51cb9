import { isPorticoError, swapErrors } from '@portico/core'
import { linkSignals, settle } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { askSwapWallet, type SwapOutcome } from './askSwapWallet.js'
import { describeTerms } from './describeInput.js'
import { reviewSwap } from './reviewSwap.js'
import { isActive } from './swapContextPart.js'
import { swapPart } from './swapPart.js'
import { swapWorkPart } from './swapWorkPart.js'
import { trackSwap } from './trackSwap.js'

/** What `approveSwap` takes. */
export type ApproveSwapParameters = {
  /** Stops waiting for the wallet and for the block. */
  readonly signal?: AbortSignal | undefined
}

/** What `approveSwap` returns: the transaction's hash; `undefined` if the user declined. */
export type ApproveSwapReturnType = string | undefined

/**
 * Asks the wallet to approve the token, waits until a block holds the approval, and reviews the swap again: then it can
 * be confirmed. Tokens that must take back an earlier approval first are approved in two steps.
 *
 * @param portico The instance.
 * @param options Stops waiting for the wallet and for the block.
 * @returns The transaction's hash once the swap is reviewed again; `undefined` if the user declined.
 * @throws `swap/not-ready` if nothing is to be approved, `swap/stale-quote` for other input, `swap/in-progress`,
 * `swap/aborted`, `transfer/reverted`, `transfer/replaced`, errors of the wallet, and those of `reviewSwap`.
 */
export async function approveSwap(
  portico: Portico,
  { signal }: ApproveSwapParameters = {},
): Promise<ApproveSwapReturnType> {
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  if (state.phase === 'signing' || state.phase === 'unknown') throw swapErrors('swap/in-progress')
  const { prepared } = work
  const isReady = state.phase === 'draft' && state.review.status === 'ready'
  if (!prepared || !isReady || prepared.step !== 'approve') throw swapErrors('swap/not-ready', {})
  if (prepared.key !== describeTerms(state) || !isActive(portico, state)) throw swapErrors('swap/stale-quote')
  const tracker = trackSwap(portico, state, 'approval')
  let tell = (_outcome: SwapOutcome) => {}
  const mined = new Promise<SwapOutcome>((resolve) => {
    tell = resolve
  })
  const hash = await askSwapWallet(portico, {
    asking: 'approve',
    transaction: prepared.transaction,
    details: undefined,
    signal,
    onFailure: tracker.fail,
    onOutcome(outcome) {
      // Without an error it is still watched.
      if (outcome.phase === 'pending' && outcome.error === undefined) return
      if (outcome.phase !== 'confirmed') tracker.fail(outcome.error)
      tell(outcome)
    },
  })
  if (hash === undefined) return undefined
  const { attempt } = work
  const unlink = linkSignals(attempt, [signal, portico[internals].lifetime])
  try {
    const options = { signal: attempt.signal, toAbortError: () => swapErrors('swap/aborted') }
    const { phase, error } = await settle(() => mined, options)
    if (phase !== 'confirmed') throw error
    // The form already shows another transaction.
    if (work.attempt !== attempt) throw swapErrors('swap/aborted')
    Object.assign(state, { phase: 'draft', asking: undefined, hash: undefined, error: undefined })
  } catch (error) {
    // The caller no longer waits. The approval is still watched, and the next review finds it.
    const isLeft = isPorticoError(error, 'swap/aborted') && work.attempt === attempt && state.hash === hash
    if (isLeft) Object.assign(state, { phase: 'draft', asking: undefined, hash: undefined })
    throw error
  } finally {
    unlink()
  }
  await reviewSwap(portico, { signal })
  return hash
}
