import { getNamespace, isPorticoError } from '@portico/core'
import type { FrameClient, SentTransaction } from '@portico/frame-bridge'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { awaitTransaction } from '../../../transactions/awaitTransaction.js'
import { type TransactionEnd, tellTransactionEnd } from '../../../transactions/tellTransactionEnd.js'

/**
 * Watches what the wallet sent for a page that is gone: the person approved it, and a reload must not hide what becomes
 * of it. Listeners are told, and a toast where the modal is closed. Returns the stop.
 */
export function followSent(portico: Portico, client: FrameClient): () => void {
  const { emitter, lifetime, logger } = getInternals(portico)
  const known = new Set<string>()
  const tell = ({ network, hash }: SentTransaction, phase: TransactionEnd['phase']) =>
    tellTransactionEnd(portico, { network, hash, phase })
  const follow = (transaction: SentTransaction) => {
    const { network, hash } = transaction
    if (known.has(hash)) return
    known.add(hash)
    emitter.emit('transaction', { status: 'sent', network, hash })
    awaitTransaction(portico, { namespace: getNamespace(network), network, hash, signal: lifetime }).then(
      ({ status }) => lifetime.aborted || tell(transaction, status === 'reverted' ? 'failed' : 'confirmed'),
      (error: unknown) => {
        if (lifetime.aborted) return
        if (isPorticoError(error, 'transfer/replaced')) tell(transaction, 'replaced')
        else if (isPorticoError(error, 'transfer/expired')) tell(transaction, 'failed')
        // Nothing is known of the transaction, so nothing is claimed.
        else logger.warn('transaction lost track of', { error })
      },
    )
  }
  for (const transaction of client.sentTransactions()) follow(transaction)
  return client.on('sent', follow)
}
