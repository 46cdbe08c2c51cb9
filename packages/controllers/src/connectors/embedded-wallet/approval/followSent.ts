import { isPorticoError } from '@portico/core'
import { wait } from '@portico/core/internal'
import type { FrameClient, SentTransaction } from '@portico/frame-bridge'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { showToast } from '../../../toasts/showToast.js'

const retryMs = 5_000
const maxTries = 99

/**
 * Watches what the wallet sent for a page that is gone: the person approved it, and a reload must not hide what becomes
 * of it. Listeners are told, and a toast where the modal is closed. The send form's watch knows its own transactions
 * alone, and is not loaded for this. Returns the stop.
 */
export function followSent(portico: Portico, client: FrameClient): () => void {
  const { emitter, lifetime, logger, stores } = getInternals(portico)
  const known = new Set<string>()
  const tell = ({ network, hash }: SentTransaction, phase: 'confirmed' | 'failed' | 'replaced') => {
    emitter.emit('transaction', { status: phase === 'confirmed' ? 'confirmed' : 'failed', network, hash })
    if (stores.modal.open) return
    const variant = phase === 'confirmed' ? 'success' : 'error'
    showToast(portico, { variant, code: `transaction-${phase}`, params: { hash } })
  }
  const follow = (transaction: SentTransaction) => {
    const { network, hash } = transaction
    if (known.has(hash)) return
    known.add(hash)
    emitter.emit('transaction', { status: 'sent', network, hash })
    awaitReceipt(portico, transaction).then(
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

/** Waits until a block holds the transaction; a network that cannot be read is asked again. */
async function awaitReceipt(portico: Portico, { network, hash }: SentTransaction) {
  const { clock, lifetime: signal, loadActions } = getInternals(portico)
  for (let tries = 1; ; tries++) {
    try {
      const actions = await loadActions(network.slice(0, network.indexOf(':')))
      return await actions.waitFor({ network, hash, signal })
    } catch (error) {
      if (isPorticoError(error) && error.code.startsWith('transfer/')) throw error
      if (signal.aborted || tries === maxTries) throw error
    }
    await wait({ clock, ms: retryMs, signal })
  }
}
