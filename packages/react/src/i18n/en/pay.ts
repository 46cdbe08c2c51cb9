import type { Messages } from '../Messages.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that the view loads these texts in the same request. */
export const transfer = shared

export const pay = {
  depositTitle: 'Deposit from exchange',
  payTitle: 'Pay from exchange',
  amount: 'Amount',
  asset: 'What to pay',
  network: 'Network',
  toOwn: 'To your account',
  toOther: 'To',
  on: (p: { network: string }) => `On ${p.network}`,
  exchanges: 'Choose an exchange',
  exchangesHint: 'Enter an amount first.',
  opensPage: 'Continues on its page',
  listing: 'Looking for exchanges',
  noneTitle: 'No exchange pays this',
  noneText: 'Change the amount or what to pay, or come back later.',
  noneFixedText: 'No exchange offers this amount right now. Come back later.',
  listFailedTitle: 'The exchanges could not be listed',
  offline: 'You are offline. This is asked again once you are back.',
  unavailableTitle: 'This cannot be paid',
  connectTitle: 'No wallet is connected',
  connectText: 'Connect the one that should be paid to.',
  connect: 'Connect wallet',
} as const satisfies Messages
