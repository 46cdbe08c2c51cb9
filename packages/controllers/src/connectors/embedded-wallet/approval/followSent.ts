import { getNamespace, isPorticoError } from '@portico/core'
import type { FrameClient, SentTransaction } from '@portico/frame-bridge'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { awaitTransaction } from '../../../transactions/awaitTransaction.js'
import { type TransactionEnd, tellTransactionEnd } from '../../../transactions/tellTransactionEnd.js'

/**
 * Watches transactions whose request was lost with an earlier page: the user approved them, and a reload must not hide
 * the outcome. Emits events, and shows a toast if the modal is closed. Returns the unsubscribe.
 */
export function followSent(portico: Portico, client: FrameClient): () => void {
  const { emitter, lifetime, logger } = getInternals(portico)
  const known = new Set<string>()
  const tell = ({ networkId, hash }: SentTransaction, phase: TransactionEnd['phase']) =>
    tellTransactionEnd(portico, { networkId, hash, phase })
  const follow = (transaction: SentTransaction) => {
    const { networkId, hash } = transaction
    if (known.has(hash)) return
    known.add(hash)
    emitter.emit('transaction', { status: 'sent', networkId, hash })
    awaitTransaction(portico, { namespace: getNamespace(networkId), networkId, hash, signal: lifetime }).then(
      ({ status }) => lifetime.aborted || tell(transaction, status === 'reverted' ? 'failed' : 'confirmed'),
      (error: unknown) => {
        if (lifetime.aborted) return
        if (isPorticoError(error, 'transfer/replaced')) tell(transaction, 'replaced')
        else if (isPorticoError(error, 'transfer/expired')) tell(transaction, 'failed')
        // The transaction's outcome is unknown, so none is reported.
        else logger.warn('transaction lost track of', { error })
      },
    )
  }
  for (const transaction of client.sentTransactions()) follow(transaction)
  return client.on('sent', follow)
}
