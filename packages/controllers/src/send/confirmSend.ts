import { isPorticoError } from '@portico/core'
import { linkSignals, settle } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { followUnknown } from '../transactions/followUnknown.js'
import { isOutcomeUnknown, tellTransactionFailure } from '../transactions/tellTransactionFailure.js'
import { trackTransaction } from '../transactions/trackTransaction.js'
import { reviewSend } from './reviewSend.js'
import type { SendState } from './SendState.js'
import { syncSendContext } from './sendContextPart.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'
import { trackSend } from './trackSend.js'

/** Milliseconds after which a price is asked for again before the wallet is. */
const quoteLifetimeMs = 60_000

/**
 * Asks the wallet to sign and send the reviewed transfer, then watches it. When the person declines, the form is a
 * draft again and nothing counts as failed. When the modal closes first, the promise settles; should the wallet still
 * send the transaction, it is watched all the same, and the draft is done with; should it say that this is not known, the
 * draft is locked as if the modal were open. The embedded wallet takes a modal that
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
  if (signal?.aborted || lifetime.aborted) throw sendErrors('send/aborted')
  const attempt = new AbortController()
  work.attempt = attempt
  const draft = describeDraft(state)
  // Also when nobody waits for the wallet any more: the same draft must not be paid twice, even if priced anew since.
  const settleDraft = (change: Partial<SendState>): boolean => {
    if (work.attempt !== attempt || state.hash || describeDraft(state) !== draft) return false
    work.quote.abort()
    Object.assign(state, change)
    return true
  }
  const unlink = linkSignals(attempt, [signal, lifetime])
  const isEmbedded = stores.connection.namespaces[namespace]?.connectorId === 'AUTH'
  const unlisten = emitter.on('modalClose', () => isEmbedded || attempt.abort())
  try {
    state.phase = 'signing'
    state.declined = false
    state.error = undefined
    const tracker = trackSend(portico, state)
    const askWallet = async () => {
      const hash = await transfer.send()
      settleDraft({ phase: 'pending', hash })
      work.sent.add(hash)
      const onChange = (change: Partial<SendState>) => state.hash === hash && Object.assign(state, change)
      if (!lifetime.aborted) trackTransaction(portico, { namespace, network, hash, onChange })
      tracker.succeed(hash)
      return hash
    }
    const sending = askWallet()
    sending.catch((error: unknown) => {
      tracker.fail(error)
      if (isOutcomeUnknown(error) && !lifetime.aborted && settleDraft({ phase: 'unknown', error }))
        followUnknown(portico, { state, work, network })
      tellTransactionFailure(portico, error)
    })
    return await settle(() => sending, { signal: attempt.signal, toAbortError: () => sendErrors('send/aborted') })
  } catch (error) {
    const isCurrent = work.attempt === attempt && state.phase === 'signing'
    const declined = isPorticoError(error, 'wallet/rejected')
    if (isCurrent && (declined || attempt.signal.aborted)) Object.assign(state, { phase: 'draft', declined })
    else if (isCurrent) Object.assign(state, { phase: 'failed', error })
    if (declined) return undefined
    throw error
  } finally {
    unlink()
    unlisten()
    if (!lifetime.aborted) syncSendContext(portico)
  }
}

/** What a draft pays, to whom and from where, as a text that differs for another payment. */
function describeDraft({ namespace, network, from, token, amount, recipient }: SendState): string {
  return [namespace, network, from, token?.address, amount, recipient.address].join(' ')
}
