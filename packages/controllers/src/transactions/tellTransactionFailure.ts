import { isPorticoError } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'
import { showToast } from '../toasts/showToast.js'

const codes = [
  'embedded-wallet/outcome-unknown',
  'provider/outcome-unknown',
  'evm/outcome-unknown',
  'solana/outcome-unknown',
] as const

/** Whether an error leaves it unknown if the wallet has sent the transaction. */
export const isOutcomeUnknown = (error: unknown): boolean => codes.some((code) => isPorticoError(error, code))

export type TellTransactionFailureParameters = {
  /** Why the wallet did not send. */
  readonly error: unknown
  /** Whether it may have sent all the same. Default: what the error says. */
  readonly isUnknown?: boolean | undefined
}

/**
 * If the modal was closed, shows that a transaction was not sent, or that this is unknown. A rejection by the user,
 * which closing the modal may be, is not shown.
 */
export function tellTransactionFailure(
  portico: Portico,
  { error, isUnknown = isOutcomeUnknown(error) }: TellTransactionFailureParameters,
): void {
  if (portico[internals].stores.modal.open || isPorticoError(error, 'wallet/rejected')) return
  showToast(portico, {
    variant: 'error',
    code: isUnknown ? 'transaction-unknown' : 'transaction-not-sent',
  })
}
