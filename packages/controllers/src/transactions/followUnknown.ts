import { type CaipNetworkId, transferErrors } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import type { TransactionState } from './TransactionState.js'
import type { TransactionWork } from './TransactionWork.js'

export type FollowUnknownParameters = {
  readonly state: Pick<TransactionState, 'phase' | 'hash' | 'error'>
  readonly work: Pick<TransactionWork, 'attempt' | 'sent'>
  readonly networkId: CaipNetworkId
}

/**
 * Shows the outcome of a transaction whose wallet was lost before it answered. A wallet that sent it reports it once it
 * is back, and whoever follows the wallet watches that transaction. Earlier transactions of the form, which a wallet
 * may report again, are not mistaken for it. Others cannot be told apart, because a wallet reports only network and
 * hash. Ends with the form's attempt.
 */
export function followUnknown(portico: Portico, { state, work, networkId }: FollowUnknownParameters): void {
  // The previous one may have ended already, with the modal.
  work.attempt = new AbortController()
  const stop = portico[internals].emitter.on('transaction', ({ status, networkId: on, hash }) => {
    if (status === 'sent' && on === networkId && state.phase === 'unknown' && !work.sent.has(hash)) {
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
