import type { SendState } from '@portico/controllers'
import type { SendProblem } from '@portico/controllers/ui'
import type { Snapshot } from 'valtio/vanilla'
import type { MessageGroups } from '../../../i18n/MessageGroups.js'

export type ProblemText = {
  /** The field that the text is about. */
  readonly field: 'token' | 'amount' | 'recipient'
  /** Whether something is wrong, rather than missing or in progress. */
  readonly isError: boolean
  readonly text: string
}

/**
 * Returns what has to be corrected in the send form.
 *
 * @param problem What `getSendProblem` found.
 * @param form The send form.
 * @param text The texts of the groups.
 */
export function getProblemText(
  problem: SendProblem,
  form: Pick<Snapshot<SendState>, 'amountText' | 'namespace' | 'recipientText' | 'token'>,
  text: MessageGroups['send'] & MessageGroups['transfer'],
): ProblemText {
  const { token } = form
  const isTooPrecise = token && /^\d*\.\d+$/.test(form.amountText)
  const isMistyped = form.namespace === 'eip155' && /^0x[\da-f]{40}$/i.test(form.recipientText.trim())
  const texts: Readonly<Record<SendProblem, readonly [ProblemText['field'], isError: boolean, string]>> = {
    'select-token': ['token', false, text.selectToken],
    'incorrect-value': [
      'amount',
      true,
      isTooPrecise
        ? text.tooManyDecimals({ decimals: String(token.decimals), symbol: token.symbol })
        : text.incorrectValue,
    ],
    'add-amount': ['amount', false, text.addAmount],
    'insufficient-funds': ['amount', true, text.insufficientFunds],
    'insufficient-fee': ['amount', true, text.insufficientFee],
    'add-address': ['recipient', false, text.addAddress],
    'resolving-name': ['recipient', false, text.resolving],
    'name-not-found': ['recipient', true, text.nameNotFound],
    'name-lookup-failed': ['recipient', true, text.nameLookupFailed],
    'confirm-recipient': ['recipient', false, text.confirmRecipient],
    'invalid-address': ['recipient', true, isMistyped ? text.invalidChecksum : text.invalidAddress],
  }
  const [field, isError, message] = texts[problem]
  return { field, isError, text: message }
}
