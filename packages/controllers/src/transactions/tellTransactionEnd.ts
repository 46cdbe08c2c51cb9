import type { CaipNetworkId } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import type { SentDetails } from '../instance/state/EventMap.js'
import { showToast } from '../toasts/showToast.js'

export type TransactionEnd = {
  readonly networkId: CaipNetworkId
  readonly hash: string
  /** The hash that was sent, if it has another one now. */
  readonly sentHash?: string | undefined
  readonly phase: 'confirmed' | 'failed' | 'replaced'
  /** What it moves, as far as Portico sent it itself. */
  readonly details?: SentDetails | undefined
}

/** Emits the outcome of a transaction, and shows it in a toast if the modal is closed. */
export function tellTransactionEnd(portico: Portico, { phase, ...transaction }: TransactionEnd): void {
  const { emitter, stores } = portico[internals]
  const status = phase === 'confirmed' ? 'confirmed' : 'failed'
  emitter.emit('transaction', { status, ...transaction, replaced: phase === 'replaced' || undefined })
  if (stores.modal.open) return
  const variant = phase === 'confirmed' ? 'success' : 'error'
  showToast(portico, { variant, code: `transaction-${phase}`, params: { hash: transaction.hash } })
}
