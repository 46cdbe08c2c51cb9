import { type CaipNetworkId, getNamespace, isPorticoError } from '@portico/core'
import type { StoredTransaction } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { awaitTransaction } from '../transactions/awaitTransaction.js'
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
 * event or toast: the person looks at the list.
 */
export function followPending(portico: Portico, { networkId, sent }: FollowPendingParameters): void {
  const { lifetime, logger } = portico[internals]
  if (lifetime.aborted) return
  const { followed, record } = getPart(portico, sentTransactionsPart)
  const watched = getPart(portico, watchesPart)
  const pending = sent.filter((each) => each.status === 'pending' && each.networkId === networkId)
  for (const { hash } of pending.slice(0, limit)) {
    if (watched.has(hash) || followed.has(hash)) continue
    followed.add(hash)
    const tell = (status: 'confirmed' | 'failed', ended = hash, replaced = false) => {
      if (lifetime.aborted) return
      record({ status, networkId, hash: ended, sentHash: hash, replaced })
      void getPart(portico, queryClientPart).invalidateQueries({ queryKey: ['activity'] })
    }
    awaitTransaction(portico, { namespace: getNamespace(networkId), networkId, hash, signal: lifetime }).then(
      ({ status, replacedBy }) => tell(status === 'reverted' ? 'failed' : 'confirmed', replacedBy),
      (error: unknown) => {
        if (isPorticoError(error, 'transfer/replaced')) tell('failed', hash, true)
        else if (isPorticoError(error, 'transfer/expired')) tell('failed')
        else if (!lifetime.aborted) logger.warn('transaction lost track of', { error })
      },
    )
  }
}
