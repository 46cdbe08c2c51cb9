import { type CaipNetworkId, transferErrors } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { TransactionState } from './TransactionState.js'
import type { TransactionWork } from './TransactionWork.js'
import { watchesPart } from './watchesPart.js'

export type FollowUnknownParameters = {
  readonly state: Pick<TransactionState, 'phase' | 'hash' | 'error'>
  readonly work: Pick<TransactionWork, 'attempt' | 'sent'>
  readonly networkId: CaipNetworkId
}

/**
 * Shows the outcome of a transaction whose wallet was lost before it answered. A wallet that sent it reports it once it
 * is back, and whoever follows the wallet watches that transaction. Earlier transactions of the form, which a wallet
 * may report again, are not mistaken for it, nor what another form or the app sends meanwhile. Others cannot be told
 * apart, because a wallet reports only network and hash. Ends with the form's attempt.
 */
export function followUnknown(portico: Portico, { state, work, networkId }: FollowUnknownParameters): void {
  // The previous one may have ended already, with the modal.
  work.attempt = new AbortController()
  const watches = getPart(portico, watchesPart)
  const stop = portico[internals].emitter.on('transaction', ({ status, networkId: on, hash, details }) => {
    const isOther = work.sent.has(hash) || watches.has(hash) || details !== undefined
    if (status === 'sent' && on === networkId && state.phase === 'unknown' && !isOther) {
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
