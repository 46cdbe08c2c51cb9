import { isPorticoError, swapErrors } from '@portico/core'
import { linkSignals, settle } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { SentDetails } from '../instance/state/EventMap.js'
import { followUnknown } from '../transactions/followUnknown.js'
import { isOutcomeUnknown, tellTransactionFailure } from '../transactions/tellTransactionFailure.js'
import { toCallsFailure } from '../transactions/toCallsFailure.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { describeTerms } from './describeInput.js'
import type { SwapState } from './SwapState.js'
import { syncSwapContext } from './swapContextPart.js'
import { swapPart } from './swapPart.js'
import { dropAnswers, type PreparedSwap, swapWorkPart } from './swapWorkPart.js'

/** How a transaction of the form goes. */
export type SwapOutcome = Partial<Pick<SwapState, 'phase' | 'hash' | 'error'>>

export type AskSwapWalletParameters = {
  readonly asking: 'approve' | 'swap'
  readonly transaction: PreparedSwap['transaction']
  readonly details: SentDetails | undefined
  /** Ends before the wallet is asked if it rejects. */
  readonly check?: ((signal: AbortSignal) => Promise<void>) | undefined
  readonly signal: AbortSignal | undefined
  /** Called once the transaction's outcome is known, whether or not the form still shows it. */
  readonly onOutcome: (outcome: SwapOutcome, isShown: boolean) => void
  /** Called with what the wallet answered instead of sending. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Asks the wallet to sign and send, then watches the transaction. If nobody waits any more, because the modal was closed
 * or the form reset, what the wallet sends all the same is still watched.
 *
 * @returns The hash once the wallet has sent it; `undefined` if the user declined.
 * @throws `swap/aborted`, `embedded-wallet/outcome-unknown`, `provider/outcome-unknown`, `evm/outcome-unknown`, and
 * errors of the wallet.
 */
export async function askSwapWallet(
  portico: Portico,
  { asking, transaction, details, check, signal, onOutcome, onFailure }: AskSwapWalletParameters,
): Promise<string | undefined> {
  const { emitter, lifetime, stores } = portico[internals]
  const state = getPart(portico, swapPart)
  const work = getPart(portico, swapWorkPart)
  const { namespace, networkId } = state
  if (!namespace || !networkId) throw swapErrors('swap/not-connected')
  if (signal?.aborted || lifetime.aborted) throw swapErrors('swap/aborted')
  const attempt = new AbortController()
  dropAnswers(work)
  if (state.quote.status === 'loading') state.quote = { ...state.quote, status: 'ready' }
  work.attempt = attempt
  const key = describeTerms(state)
  const isCurrent = () => work.attempt === attempt && (state.phase === 'signing' || state.phase === 'pending')
  // The same swap must not be sent twice, even if the caller no longer waits for the wallet.
  const isSame = () => work.attempt === attempt && state.hash === undefined && describeTerms(state) === key
  const unlink = linkSignals(attempt, [signal, lifetime])
  const isEmbedded = stores.connection.namespaces[namespace]?.connectorId === 'AUTH'
  const unlisten = emitter.on('modalClose', () => isEmbedded || state.phase !== 'signing' || attempt.abort())
  Object.assign(state, { phase: 'signing', asking, declined: false, hash: undefined, error: undefined })
  let callsId: string | undefined
  const track = (hash: string) => {
    work.sent.add(hash)
    if (isSame()) Object.assign(state, { phase: 'pending', asking, hash })
    const onChange = (change: SwapOutcome) => {
      const isShown = state.hash === hash
      // After an approval the form goes on.
      const isStep = asking === 'approve' && change.phase === 'confirmed'
      if (isShown && !isStep) Object.assign(state, change)
      onOutcome(change, isShown)
    }
    if (!lifetime.aborted) trackTransaction(portico, { namespace, networkId, hash, details, callsId, onChange })
    return hash
  }
  const onAccepted = (id: string) => {
    callsId = id
    if (!lifetime.aborted) emitter.emit('calls', { networkId, id, details })
    if (isCurrent() || isSame()) Object.assign(state, { phase: 'pending', asking })
  }
  const send = async () => {
    await check?.(attempt.signal)
    if (attempt.signal.aborted) throw swapErrors('swap/aborted')
    return track(await transaction.send({ onAccepted }))
  }
  const sending = send()
  sending.catch((error: unknown) => {
    onFailure(error)
    const failure = callsId === undefined ? undefined : toCallsFailure({ networkId, callsId, error })
    if (failure && !lifetime.aborted) emitter.emit('transaction', failure)
    // The person has approved a batch that was accepted: only what proves a failure makes it one.
    const isUnknown = isOutcomeUnknown(error) || (callsId !== undefined && !failure)
    if (isUnknown && !lifetime.aborted && (isCurrent() || isSame())) {
      dropAnswers(work)
      Object.assign(state, { phase: 'unknown', asking, error })
      followUnknown(portico, { state, work, networkId })
    }
    // Also of a batch that nobody waits for any more. One that the chain reverted has a transaction to look at.
    const hash = failure?.hash === callsId ? undefined : failure?.hash
    if (failure && isCurrent()) Object.assign(state, { phase: 'failed', error, hash })
    tellTransactionFailure(portico, { error, isUnknown })
  })
  try {
    return await settle(() => sending, { signal: attempt.signal, toAbortError: () => swapErrors('swap/aborted') })
  } catch (error) {
    const declined = isPorticoError(error, 'wallet/rejected')
    // An approved batch is not taken back.
    const isOver = declined || (attempt.signal.aborted && state.phase === 'signing')
    if (isCurrent() && isOver) Object.assign(state, { phase: 'draft', asking: undefined, declined })
    else if (isCurrent() && !attempt.signal.aborted) Object.assign(state, { phase: 'failed', error })
    if (declined) return undefined
    throw error
  } finally {
    unlink()
    unlisten()
    if (!lifetime.aborted) syncSwapContext(portico)
  }
}
