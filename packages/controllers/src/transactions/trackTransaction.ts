import { isPorticoError, type TransactionReceipt, transferErrors } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { SentDetails } from '../instance/state/EventMap.js'
import { type AwaitParameters, awaitTransaction } from './awaitTransaction.js'
import type { TransactionState } from './TransactionState.js'
import { type TransactionEnd, tellTransactionEnd } from './tellTransactionEnd.js'
import { watchesPart } from './watchesPart.js'

/** Maximum number of transactions watched at once. */
const limit = 99

export type TrackTransactionParameters = Omit<AwaitParameters, 'signal'> & {
  /** What it moves, for listeners of the event. */
  readonly details?: SentDetails | undefined
  /** Identifies the batch that this transaction executes in the wallet (EIP-5792). */
  readonly callsId?: string | undefined
  /** Called with changes for the form that shows this transaction. */
  readonly onChange?: ((change: Partial<Pick<TransactionState, 'phase' | 'hash' | 'error'>>) => void) | undefined
}

/**
 * Watches a sent transaction until its outcome is known, even if the modal closes. Updates its form, emits events, and
 * shows a toast if the modal is closed. At most 99 are watched; a new one replaces the oldest.
 */
export async function trackTransaction(portico: Portico, parameters: TrackTransactionParameters): Promise<void> {
  const { emitter, logger } = portico[internals]
  const { namespace, networkId, hash, details, callsId, onChange } = parameters
  const watches = getPart(portico, watchesPart)
  const oldest = watches.keys().next().value
  if (oldest !== undefined && watches.size >= limit) {
    watches.get(oldest)?.abort()
    watches.delete(oldest)
  }
  const controller = new AbortController()
  const { signal } = controller
  watches.set(hash, controller)
  const end = (phase: TransactionEnd['phase'], ended: string, error: unknown) => {
    onChange?.({ phase, hash: ended, error })
    const sentHash = ended === hash ? undefined : hash
    tellTransactionEnd(portico, { networkId, hash: ended, sentHash, phase, details })
  }
  emitter.emit('transaction', { status: 'sent', networkId, hash, sentHash: callsId, details })
  try {
    const receipt = await awaitTransaction(portico, { namespace, networkId, hash, signal })
    const error = readFailure(receipt)
    if (!signal.aborted) end(error ? 'failed' : 'confirmed', receipt.replacedBy ?? hash, error)
  } catch (error) {
    if (signal.aborted) return
    if (isPorticoError(error, 'transfer/replaced')) return end('replaced', hash, error)
    if (isPorticoError(error, 'transfer/expired')) return end('failed', hash, error)
    // The transaction's outcome is unknown, so none is reported.
    logger.warn('transaction lost track of', { error })
    onChange?.({ phase: 'pending', error })
  } finally {
    if (watches.get(hash) === controller) watches.delete(hash)
  }
}

function readFailure({ status, error }: TransactionReceipt): unknown {
  return status === 'reverted' ? (error ?? transferErrors('transfer/reverted')) : undefined
}
