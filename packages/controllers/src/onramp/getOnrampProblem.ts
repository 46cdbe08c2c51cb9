import type { OnrampMethod, OnrampState } from './OnrampState.js'

/** What to correct in the form; the first that applies. */
export type OnrampProblem = 'no-token' | 'no-amount' | 'incorrect-amount' | 'too-little' | 'too-much'

/** The part of the form that is checked. */
type OnrampInput = Pick<OnrampState, 'amount' | 'amountText' | 'methodId'> & {
  readonly token: unknown
  readonly currency: { readonly methods: readonly OnrampMethod[] } | undefined
}

/** Returns the way to pay that is chosen; the first of the currency if none is. */
export function getOnrampMethod({
  currency,
  methodId,
}: Pick<OnrampInput, 'currency' | 'methodId'>): OnrampMethod | undefined {
  return currency?.methods.find(({ id }) => id === methodId) ?? currency?.methods[0]
}

/**
 * Returns the problem to correct before a provider's page is opened; `undefined` if there is none. The limits are those
 * of the payment method. A page can be opened without an amount, because it asks for one.
 *
 * @param state The form.
 */
export function getOnrampProblem(state: OnrampInput): OnrampProblem | undefined {
  const { amount, amountText, token } = state
  if (!token) return 'no-token'
  if (amountText.trim() === '') return 'no-amount'
  if (amount === undefined || amount <= 0n) return 'incorrect-amount'
  const method = getOnrampMethod(state)
  if (method && amount < method.min) return 'too-little'
  return method && amount > method.max ? 'too-much' : undefined
}
