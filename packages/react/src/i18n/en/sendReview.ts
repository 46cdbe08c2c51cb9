import type { Messages } from '../Messages.js'
import { recipient as recipientTexts } from './recipient.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that these texts load in the same request as the views'. */
export const transfer = shared
export const recipient = recipientTexts

export const sendReview = {
  youSend: 'You send',
  item: 'Item',
  from: 'From',
  to: 'To',
  network: 'Network',
  rent: 'Account deposit',
  rentHint: 'opens the recipient’s account for this token',
  tokenFee: 'Token’s own fee',
  recipientGets: (p: { amount: string }) => `${p.amount} arrives`,
  memo: 'Memo',
  memoHint: 'added, because the recipient’s account asks for one',
  total: 'Total',
  plus: (p: { amount: string; fee: string }) => `${p.amount} + ${p.fee}`,
  refusedTitle: 'This cannot be sent',
  estimateFailed: 'The network fee could not be estimated',
  confirm: 'Send',
  confirmHint: 'Next, your wallet asks you to confirm.',
  signingHint: 'Check the amount and recipient there too.',
  declinedText: 'No money has moved. You can still send it, or go back and change it.',
  failedTitle: 'The payment was not sent',
  nothingToReviewTitle: 'Nothing to review yet',
  nothingToReviewText: 'Enter an amount and a recipient first.',
  fillIn: 'Fill in the form',
  sentTitle: 'Sent',
  sentHint: (p: { network: string }) => `Confirmed on ${p.network}.`,
  revertedTitle: 'The payment failed',
  newPayment: 'New payment',
  replacedTitle: 'The payment was replaced',
  amountTo: (p: { amount: string; recipient: string }) => `${p.amount} to ${p.recipient}`,
  nothingSentTitle: 'No payment is under way',
  nothingSentText: 'Start one from your account.',
} as const satisfies Messages
