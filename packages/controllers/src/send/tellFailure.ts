import { isPorticoError } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { showToast } from '../toasts/showToast.js'

/**
 * Tells whoever has closed the modal over a transfer that it was not sent, or that this is not known. Their own no,
 * which closing the modal may be, needs no telling.
 */
export function tellFailure(portico: Portico, error: unknown): void {
  if (portico[internals].stores.modal.open || isPorticoError(error, 'wallet/rejected')) return
  const isUnknown = isPorticoError(error, 'embedded-wallet/outcome-unknown')
  showToast(portico, { variant: 'error', code: isUnknown ? 'transaction-unknown' : 'transaction-not-sent' })
}
