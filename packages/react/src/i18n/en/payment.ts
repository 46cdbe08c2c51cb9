import type { Messages } from '../Messages.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that the view loads these texts in the same request. */
export const transfer = shared

export const payment = {
  title: 'Payment',
  preparingTitle: (p: { exchange: string }) => `Preparing at ${p.exchange}`,
  preparingText: 'You continue on its own page in a moment.',
  readyTitle: (p: { exchange: string }) => `Continue at ${p.exchange}`,
  readyText: 'Its page opens in a new tab. Come back here afterwards.',
  open: (p: { exchange: string }) => `Continue at ${p.exchange}`,
  openAgain: 'Open the page again',
  waitingTitle: (p: { exchange: string }) => `Waiting for ${p.exchange}`,
  waitingText: 'Finish on its page. If you closed it, open it again: it is still the same payment.',
  reloadedText: 'Finish on its page. If you closed it, cancel here and start again.',
  lateTitle: 'Nothing seen yet',
  lateText: (p: { exchange: string }) =>
    `This takes longer than usual. If you have paid at ${p.exchange}, nothing is lost: it is looked for here for half an hour.`,
  processingTitle: 'The exchange is paying',
  processingText: 'You may close this window. The payment goes on.',
  slowText: 'This takes longer than usual, which exchanges sometimes do. Nothing is lost, the payment goes on.',
  confirmingTitle: 'Waiting for the network',
  confirmingText: (p: { exchange: string; network: string }) =>
    `${p.exchange} has sent the payment. ${p.network} does not show it yet.`,
  unreachable: 'The exchange cannot be reached from here right now. It is asked again; what you paid is not lost.',
  arrivedTitle: 'Paid',
  arrivedText: (p: { amount: string; network: string }) => `${p.amount} arrived on ${p.network}.`,
  shortText: (p: { amount: string; wanted: string; network: string }) =>
    `${p.amount} arrived on ${p.network}, of ${p.wanted}. The exchange kept the rest, or still owes it.`,
  reportedText: (p: { exchange: string; amount: string }) =>
    `${p.exchange} says that it has sent ${p.amount}. It named no transaction to check.`,
  failedTitle: 'Not paid',
  canceledTitle: 'Canceled here',
  canceledText: (p: { exchange: string }) =>
    `It is not followed any more. What you have paid at ${p.exchange} already still arrives; only the exchange can call it off.`,
  unseenTitle: 'Nothing was seen',
  unseenText: (p: { exchange: string }) =>
    `Look at your account at ${p.exchange} before you pay again. If it has paid, it can be looked for once more.`,
  unseenSentText: (p: { exchange: string; network: string }) =>
    `${p.exchange} says that it has sent the payment, but ${p.network} does not show it. Look it up, or ask the exchange.`,
  lookAgain: 'Look again',
  another: 'Choose another exchange',
  newPayment: 'New payment',
  cancel: 'Cancel',
  emptyTitle: 'No payment is under way',
  emptyText: 'Start one, and its progress shows here.',
  start: 'Start',
} as const satisfies Messages
