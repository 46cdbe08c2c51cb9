import { type CaipNetworkId, getNamespace, isPorticoError } from '@portico/core'
import type { StoredTransaction } from '@portico/core/internal'
import { refreshHoldings } from '../assets/portfolio/refreshHoldings.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { EventMap } from '../instance/state/EventMap.js'
import { awaitCalls } from '../transactions/awaitCalls.js'
import { awaitTransaction } from '../transactions/awaitTransaction.js'
import { toCallsFailure } from '../transactions/toCallsFailure.js'
import { watchesPart } from '../transactions/watchesPart.js'
import { sentTransactionsPart } from './sentTransactionsPart.js'

/** Maximum number of transactions of earlier pages that are asked after. */
const limit = 10

export type FollowPendingParameters = {
  readonly networkId: CaipNetworkId
  /** The account's transactions, newest first. */
  readonly sent: readonly StoredTransaction[]
}

/**
 * Learns what became of transactions that an earlier page sent and nobody watches any more. The store tells, without
 * event or toast: the person looks at the list. Balances and items are read anew. Only the wallet knows the outcome of a batch (EIP-5792), so it is asked.
 */
export function followPending(portico: Portico, { networkId, sent }: FollowPendingParameters): void {
  const { connections, lifetime, logger } = portico[internals]
  if (lifetime.aborted) return
  const { followed, record } = getPart(portico, sentTransactionsPart)
  const watched = getPart(portico, watchesPart)
  const pending = sent.filter((each) => each.status === 'pending' && each.networkId === networkId)
  for (const { hash, callsId, token, received } of pending.slice(0, limit)) {
    if (watched.has(hash) || followed.has(hash)) continue
    const isBatch = hash === callsId
    if (isBatch && !connections.has(getNamespace(networkId))) continue
    followed.add(hash)
    const tell = (event: EventMap['transaction']) => {
      if (lifetime.aborted) return
      record(event)
      refreshHoldings(portico, { networkId, addresses: [token, received] })
    }
    const end = (status: 'confirmed' | 'failed', ended = hash, replaced = false) =>
      tell({ status, networkId, hash: ended, sentHash: hash, replaced })
    if (isBatch) {
      awaitCalls(portico, { networkId, callsId: hash }).then(
        (ended) => end('confirmed', ended),
        (error: unknown) => {
          const failure = toCallsFailure({ networkId, callsId: hash, error })
          if (failure) tell(failure)
          else logger.debug('The wallet did not report the outcome of a batch', { error })
        },
      )
      continue
    }
    awaitTransaction(portico, { namespace: getNamespace(networkId), networkId, hash, signal: lifetime }).then(
      ({ status, replacedBy }) => end(status === 'reverted' ? 'failed' : 'confirmed', replacedBy),
      (error: unknown) => {
        if (isPorticoError(error, 'transfer/replaced')) end('failed', hash, true)
        else if (isPorticoError(error, 'transfer/expired')) end('failed')
        else if (!lifetime.aborted) logger.warn('transaction lost track of', { error })
      },
    )
  }
}
