import type { CaipNetworkId } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { showToast } from '../toasts/showToast.js'

export type TransactionEnd = {
  readonly networkId: CaipNetworkId
  readonly hash: string
  /** The hash that was sent, if it has another one now. */
  readonly sentHash?: string | undefined
  readonly phase: 'confirmed' | 'failed' | 'replaced'
}

/** Emits the outcome of a transaction, and shows it in a toast if the modal is closed. */
export function tellTransactionEnd(portico: Portico, { networkId, hash, sentHash, phase }: TransactionEnd): void {
  const { emitter, stores } = portico[internals]
  const status = phase === 'confirmed' ? 'confirmed' : 'failed'
  emitter.emit('transaction', { status, networkId, hash, sentHash, replaced: phase === 'replaced' || undefined })
  if (stores.modal.open) return
  const variant = phase === 'confirmed' ? 'success' : 'error'
  showToast(portico, { variant, code: `transaction-${phase}`, params: { hash } })
}
