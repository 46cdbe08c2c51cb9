import { isPorticoError } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { followUnknown } from './followUnknown.js'
import { linkSignals } from './linkSignals.js'
import { reviewSend } from './reviewSend.js'
import { syncSendContext } from './sendContextPart.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'
import { settleOnAbort } from './settleOnAbort.js'
import { isOutcomeUnknown, tellFailure } from './tellFailure.js'
import { trackSend } from './trackSend.js'
import { trackTransaction } from './trackTransaction.js'

/** Milliseconds after which a price is asked for again before the wallet is. */
const quoteLifetimeMs = 60_000

/**
 * Asks the wallet to sign and send the reviewed transfer, then watches it. When the person declines, the form is a
 * draft again and nothing counts as failed. When the modal closes first, the promise settles; should the wallet still
 * send the transaction, it is watched all the same, and the draft is done with. The embedded wallet takes a modal that
 * closes as a no itself, unless the person has approved: then sending goes on, and the form stays locked meanwhile. It
 * stays so, in phase `unknown`, where that wallet went away before it answered, or one over WalletConnect said nothing.
 *
 * @param portico The instance.
 * @param options Ends the wait for the wallet.
 * @returns The transaction's hash once the wallet has sent it; `undefined` when the person declined.
 * @throws `send/not-ready` before `reviewSend`, `send/in-progress`, `embedded-wallet/outcome-unknown`, `provider/outcome-unknown`, `send/aborted`, and what the wallet throws.
 */
export async function confirmSend(
  portico: Portico,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<string | undefined> {
  const { clock, emitter, lifetime, stores } = portico[internals]
  const state = getPart(portico, sendPart)
  const work = getPart(portico, sendWorkPart)
  if (state.phase === 'signing' || state.phase === 'unknown') throw sendErrors('send/in-progress')
  if (!work.prepared || state.quote.status !== 'ready' || state.hash) throw sendErrors('send/not-ready', {})
  if (state.phase === 'failed' || clock.now() - work.prepared.at > quoteLifetimeMs) {
    const { max } = work
    // What is sent is the amount the person has seen; if the fee no longer leaves it, that is for them to decide.
    work.max = false
    await reviewSend(portico, { signal }).catch((error: unknown) => {
      // Newer input ends a review, and then the amount is no longer meant to be all there is.
      if (!isPorticoError(error, 'send/aborted')) work.max = max
      throw error
    })
    work.max = max
  }
  const { transfer } = work.prepared
  const { namespace, network } = state
  if (!namespace || !network) throw sendErrors('send/not-connected')
  const attempt = new AbortController()
  work.attempt = attempt
  const unlink = linkSignals(attempt, [signal, lifetime])
  const isEmbedded = stores.connection.namespaces[namespace]?.connectorId === 'AUTH'
  const unlisten = emitter.on('modalClose', () => isEmbedded || attempt.abort())
  if (attempt.signal.aborted) throw sendErrors('send/aborted')
  state.phase = 'signing'
  state.declined = false
  state.error = undefined
  const tracker = trackSend(portico, state)
  const sending = transfer.send().then((hash) => {
    // Even if nobody waits for it any more: the same draft must not be paid twice.
    if (work.attempt === attempt && work.prepared?.transfer === transfer)
      Object.assign(state, { phase: 'pending', hash })
    if (!lifetime.aborted) trackTransaction(portico, { namespace, network, hash })
    tracker.succeed(hash)
    return hash
  })
  sending.catch((error: unknown) => {
    tracker.fail(error)
    tellFailure(portico, error)
  })
  try {
    return await settleOnAbort(sending, attempt.signal)
  } catch (error) {
    const isCurrent = work.attempt === attempt && state.phase === 'signing'
    const declined = isPorticoError(error, 'wallet/rejected')
    if (isCurrent && isOutcomeUnknown(error)) {
      Object.assign(state, { phase: 'unknown', error })
      followUnknown(portico, network)
    } else if (isCurrent && (declined || attempt.signal.aborted)) Object.assign(state, { phase: 'draft', declined })
    else if (isCurrent) Object.assign(state, { phase: 'failed', error })
    if (declined) return undefined
    throw error
  } finally {
    unlink()
    unlisten()
    if (!lifetime.aborted) syncSendContext(portico)
  }
}
