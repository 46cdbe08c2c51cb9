import { ApiError } from '../ApiError.js'
import { lifetimeMs, type Sendings, type StoredTransaction } from '../store/createSendings.js'
import type { Carrier } from './createCarrier.js'

const firstPauseMs = 2_000
const longestPauseMs = 30_000
/** Number of refusals needed if the first may mean that an earlier try had arrived. */
const refusalsAfterDoubt = 3

export type SendTransactionParameters = {
  readonly sendings: Sendings
  /** The sending it is part of. */
  readonly id: string
  readonly transaction: StoredTransaction
  /** Options for the node. */
  readonly options: Readonly<Record<string, unknown>>
  readonly carrier: Carrier
  /** Whether it may have been sent before. */
  readonly mayHaveArrived: boolean
  /** Whether this process is still the one that sends it. */
  readonly isHeld: () => boolean
  readonly now: () => number
  readonly pause: (ms: number, options: { readonly signal: AbortSignal }) => Promise<void>
  readonly signal: AbortSignal
}

type Outcome = { readonly kind: 'sent' | 'unclear' } | { readonly kind: 'refused'; readonly reason: string }

async function attempt(carrier: Carrier, { bytes, hash }: StoredTransaction, options: object): Promise<Outcome> {
  const refusal = await carrier.send(bytes, { ...options }).then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? error : new ApiError(502, 'chain/failed', 'Nothing was sent')),
  )
  if (!refusal || /already (known|imported)|known transaction/i.test(refusal.message)) return { kind: 'sent' }
  // A node may refuse a transaction that it already has, and may have one that it did not acknowledge.
  const isKnown = await carrier.isKnown(hash).catch(() => undefined)
  if (isKnown) return { kind: 'sent' }
  const isClear = refusal.code === 'chain/refused' && isKnown === false
  return isClear ? { kind: 'refused', reason: refusal.message } : { kind: 'unclear' }
}

/**
 * Sends a transaction until its node has taken or refused it, or it is given up, and stores what became of it.
 *
 * @returns Whether to continue with the next transaction.
 */
export async function sendTransaction(parameters: SendTransactionParameters): Promise<boolean> {
  const { sendings, id, transaction, options, carrier, mayHaveArrived, isHeld, now, pause, signal } = parameters
  let isDoubtful = mayHaveArrived
  let refusals = 0
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const outcome = await attempt(carrier, transaction, options)
    if (outcome.kind === 'sent') await sendings.setSent(id, transaction.place)
    if (outcome.kind === 'sent') return !signal.aborted
    // Another process is sending it by now, and its attempts may be why this one was refused.
    if (!isHeld()) return false
    if (outcome.kind === 'unclear') isDoubtful = true
    if (outcome.kind === 'refused') {
      refusals += 1
      if (!isDoubtful || refusals >= refusalsAfterDoubt) {
        await sendings.setRefused(id, transaction.place, outcome.reason)
        return false
      }
    }
    // What is still open goes on after the next start.
    if (signal.aborted) return false
    // The same bytes may have been submitted again meanwhile.
    if (now() > ((await sendings.find(id))?.createdAt ?? 0) + lifetimeMs) {
      await sendings.setLost(id, transaction.place)
      return false
    }
    await pause(pauseMs, { signal })
  }
}
