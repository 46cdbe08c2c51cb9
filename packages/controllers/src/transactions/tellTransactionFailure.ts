import { isPorticoError } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { showToast } from '../toasts/showToast.js'

const codes = ['embedded-wallet/outcome-unknown', 'provider/outcome-unknown'] as const

/** Whether an error leaves open if the wallet has sent the transaction. */
export const isOutcomeUnknown = (error: unknown): boolean => codes.some((code) => isPorticoError(error, code))

/**
 * Tells whoever has closed the modal over a transaction that it was not sent, or that this is not known. Their own no,
 * which closing the modal may be, needs no telling.
 */
export function tellTransactionFailure(portico: Portico, error: unknown): void {
  if (portico[internals].stores.modal.open || isPorticoError(error, 'wallet/rejected')) return
  showToast(portico, {
    variant: 'error',
    code: isOutcomeUnknown(error) ? 'transaction-unknown' : 'transaction-not-sent',
  })
}
