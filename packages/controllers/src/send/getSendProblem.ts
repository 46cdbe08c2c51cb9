import { isPorticoError } from '@portico/core'
import { getSendBalance } from './getSendBalance.js'
import type { SendRecipient, SendState } from './SendState.js'

/** Why a transfer cannot be reviewed yet. */
export type SendProblem =
  | 'select-token'
  | 'incorrect-value'
  | 'add-amount'
  | 'insufficient-funds'
  | 'add-address'
  | 'resolving-name'
  | 'name-not-found'
  | 'name-lookup-failed'
  | 'confirm-recipient'
  | 'invalid-address'
  | 'insufficient-fee'

const recipientProblems: Record<SendRecipient['status'], SendProblem | undefined> = {
  empty: 'add-address',
  resolving: 'resolving-name',
  'not-found': 'name-not-found',
  failed: 'name-lookup-failed',
  invalid: 'invalid-address',
  valid: undefined,
  unconfirmed: 'confirm-recipient',
}

type Form = Pick<SendState, 'token' | 'tokens' | 'amountText' | 'amount' | 'recipient' | 'quote'>

/**
 * Returns the first problem to correct before a transfer can be reviewed, `undefined` if there is none.
 *
 * @param state The send form, or a snapshot of it.
 */
export function getSendProblem(state: Form): SendProblem | undefined {
  const { amount, amountText, quote, recipient, token } = state
  if (!token) return 'select-token'
  if (amountText.trim() && amount === undefined) return 'incorrect-value'
  if (!amount) return 'add-amount'
  const balance = getSendBalance(state, token)
  if (balance !== undefined && amount > balance) return 'insufficient-funds'
  if (isPorticoError(quote.error, 'transfer/insufficient-token')) return 'insufficient-funds'
  return recipientProblems[recipient.status] ?? (lacksFee(state) ? 'insufficient-fee' : undefined)

  function lacksFee(form: Form): boolean {
    if (isPorticoError(quote.error, 'transfer/insufficient-funds')) return true
    const native = getSendBalance(form, {})
    if (native === undefined || quote.maxFee === undefined) return false
    return (token?.address ? 0n : (amount ?? 0n)) + quote.maxFee + (quote.details?.rent ?? 0n) > native
  }
}
