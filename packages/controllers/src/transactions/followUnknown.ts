import { type CaipNetworkId, transferErrors } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import type { TransactionState } from './TransactionState.js'
import type { TransactionWork } from './TransactionWork.js'

export type FollowUnknownParameters = {
  readonly state: Pick<TransactionState, 'phase' | 'hash' | 'error'>
  readonly work: Pick<TransactionWork, 'attempt' | 'sent'>
  readonly network: CaipNetworkId
}

/**
 * Shows what becomes of a transaction whose wallet went away before it answered: a wallet that sent it says so once it is
 * there again, and whoever follows the wallet watches that transaction. The form's own earlier transactions, of which a
 * wallet may tell once more, are not taken for it; one that was never heard of cannot be told apart, as a wallet tells
 * of network and hash alone. Ends with the form's attempt.
 */
export function followUnknown(portico: Portico, { state, work, network }: FollowUnknownParameters): void {
  // The one before may have ended already, with the modal.
  work.attempt = new AbortController()
  const stop = portico[internals].emitter.on('transaction', ({ status, network: on, hash }) => {
    if (status === 'sent' && on === network && state.phase === 'unknown' && !work.sent.has(hash)) {
      work.sent.add(hash)
      Object.assign(state, { phase: 'pending', hash, error: undefined })
    }
    if (status === 'sent' || state.hash !== hash) return
    stop()
    Object.assign(state, {
      phase: status,
      error: status === 'failed' ? transferErrors('transfer/reverted') : undefined,
    })
  })
  work.attempt.signal.addEventListener('abort', stop)
}
