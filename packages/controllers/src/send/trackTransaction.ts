import { isPorticoError, type TransactionReceipt, transferErrors } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { showToast } from '../toasts/showToast.js'
import { type AwaitParameters, awaitTransaction } from './awaitTransaction.js'
import type { SendState } from './SendState.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'

/** Maximum number of transactions watched at once. */
const limit = 99

type TrackParameters = Omit<AwaitParameters, 'signal'>

/**
 * Watches a transaction to its end, also when the modal closes: tells listeners, keeps the form's phase right while it
 * shows this transaction, and shows a toast when the modal is closed by then.
 */
export async function trackTransaction(portico: Portico, parameters: TrackParameters): Promise<void> {
  const { emitter, logger } = portico[internals]
  const { network, hash } = parameters
  const { sent, watches } = getPart(portico, sendWorkPart)
  const oldest = watches.keys().next().value
  if (oldest !== undefined && watches.size >= limit) {
    watches.get(oldest)?.abort()
    watches.delete(oldest)
  }
  const controller = new AbortController()
  watches.set(hash, controller)
  sent.add(hash)
  emitter.emit('transaction', { status: 'sent', network, hash })
  try {
    const receipt = await awaitTransaction(portico, { ...parameters, signal: controller.signal })
    if (!controller.signal.aborted) finish(portico, parameters, receipt)
  } catch (error) {
    if (controller.signal.aborted) return
    if (isPorticoError(error, 'transfer/replaced')) return end(portico, parameters, { phase: 'replaced', hash, error })
    if (isPorticoError(error, 'transfer/expired')) return end(portico, parameters, { phase: 'failed', hash, error })
    // Nothing is known of the transaction, so nothing is claimed.
    logger.warn('transaction lost track of', { error })
    showPhase(portico, hash, { phase: 'pending', error })
  } finally {
    if (watches.get(hash) === controller) watches.delete(hash)
  }
}

function finish(portico: Portico, parameters: TrackParameters, receipt: TransactionReceipt): void {
  const hash = receipt.replacedBy ?? parameters.hash
  const error = receipt.status === 'reverted' ? (receipt.error ?? transferErrors('transfer/reverted')) : undefined
  end(portico, parameters, { phase: error ? 'failed' : 'confirmed', hash, error })
}

type End = { readonly phase: 'confirmed' | 'failed' | 'replaced'; readonly hash: string; readonly error: unknown }

function end(portico: Portico, { network, hash: sent }: TrackParameters, { phase, hash, error }: End): void {
  const { emitter, stores } = portico[internals]
  showPhase(portico, sent, { phase, hash, error })
  emitter.emit('transaction', { status: phase === 'confirmed' ? 'confirmed' : 'failed', network, hash })
  if (stores.modal.open) return
  showToast(portico, {
    variant: phase === 'confirmed' ? 'success' : 'error',
    code: `transaction-${phase}`,
    params: { hash },
  })
}

/** Changes the form's phase if it still shows the transaction. */
function showPhase(portico: Portico, hash: string, change: Partial<SendState>): void {
  const state = getPart(portico, sendPart)
  if (state.hash === hash) Object.assign(state, change)
}
