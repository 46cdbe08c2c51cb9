import type { PayState } from './PayState.js'

/** What to correct in the form; the first that applies. */
export type PayProblem = 'no-asset' | 'no-amount' | 'incorrect-amount'

/**
 * Returns the problem to correct before an exchange is chosen; `undefined` if there is none.
 *
 * @param state The form.
 */
export function getPayProblem({
  amount,
  amountText,
  asset,
}: Pick<PayState, 'amount' | 'amountText'> & { readonly asset: unknown }): PayProblem | undefined {
  if (!asset) return 'no-asset'
  if (amountText.trim() === '') return 'no-amount'
  return amount === undefined || amount <= 0n ? 'incorrect-amount' : undefined
}
