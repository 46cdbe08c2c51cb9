import { formatAmount, isPorticoError } from '@portico/core'
import { linkSignals, settle } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { SentDetails } from '../instance/state/EventMap.js'
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

/** Age from which a price is refreshed before the wallet is asked, in milliseconds. */
const quoteLifetimeMs = 60_000

/** What `confirmSend` takes. */
export type ConfirmSendParameters = {
  /** Stops waiting for the wallet. */
  readonly signal?: AbortSignal | undefined
}

/** What `confirmSend` returns: the transaction's hash; `undefined` if the user declined. */
export type ConfirmSendReturnType = string | undefined

/**
 * Asks the wallet to sign and send the reviewed transfer, then watches it. If the user declines, the form is a draft
 * again and nothing counts as failed. If the modal closes first, the promise settles. Should the wallet still send the
 * transaction, it is watched and the draft is cleared; should the wallet not know, the draft is locked as if the modal
 * were open. The embedded wallet treats closing the modal as a rejection, unless the user has approved: then sending
 * continues and the form stays locked. It also stays locked, in phase `unknown`, if that wallet was lost before it
 * answered, or a WalletConnect wallet did not answer.
 *
 * @param portico The instance.
 * @param options Stops waiting for the wallet.
 * @returns The transaction's hash once the wallet has sent it; `undefined` if the user declined.
 * @throws `send/not-ready` before `reviewSend`, `send/in-progress`, `embedded-wallet/outcome-unknown`,
 * `provider/outcome-unknown`, `send/aborted`, and errors of the wallet.
 */
export async function confirmSend(
  portico: Portico,
  { signal }: ConfirmSendParameters = {},
): Promise<ConfirmSendReturnType> {
  const { clock, emitter, lifetime, stores } = portico[internals]
  const state = getPart(portico, sendPart)
  const work = getPart(portico, sendWorkPart)
  if (state.phase === 'signing' || state.phase === 'unknown') throw sendErrors('send/in-progress')
  if (!work.prepared || state.quote.status !== 'ready' || state.hash) throw sendErrors('send/not-ready', {})
  if (state.phase === 'failed' || clock.now() - work.prepared.at > quoteLifetimeMs) {
    const { max } = work
    // Send the amount that the user has reviewed. If the fee no longer leaves that much, the user has to decide.
    work.max = false
    await reviewSend(portico, { signal }).catch((error: unknown) => {
      // Newer input cancels a review, and its amount is no longer the maximum.
      if (!isPorticoError(error, 'send/aborted')) work.max = max
      throw error
    })
    work.max = max
  }
  const { transfer } = work.prepared
  const { namespace, networkId } = state
  if (!namespace || !networkId) throw sendErrors('send/not-connected')
  if (signal?.aborted || lifetime.aborted) throw sendErrors('send/aborted')
  const attempt = new AbortController()
  work.attempt = attempt
  const draft = describeDraft(state)
  const details = getDetails(state)
  // Even if nobody waits for the wallet any more, the same draft must not be paid twice, also not with a new price.
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
      if (!lifetime.aborted) trackTransaction(portico, { namespace, networkId, hash, details, onChange })
      tracker.succeed(hash)
      return hash
    }
    const sending = askWallet()
    sending.catch((error: unknown) => {
      tracker.fail(error)
      if (isOutcomeUnknown(error) && !lifetime.aborted && settleDraft({ phase: 'unknown', error }))
        followUnknown(portico, { state, work, networkId })
      tellTransactionFailure(portico, { error })
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

/** What the draft moves; `undefined` if it is incomplete. */
function getDetails({ from, recipient: { address: to }, token, amount }: SendState): SentDetails | undefined {
  if (!from || !to || !token || amount === undefined) return undefined
  const { address, decimals, item, symbol } = token
  return { from, to, amount: formatAmount(amount, decimals), symbol, ...(address && !item && { token: address }) }
}

/** Key of a draft's payment: amount, token, recipient and sender. */
function describeDraft({ namespace, networkId, from, token, amount, recipient }: SendState): string {
  return [namespace, networkId, from, token?.address, token?.item?.id, amount, recipient.address].join(' ')
}
