import type { Messages } from '../Messages.js'
import { recipient as recipientTexts } from './recipient.js'
import { tokenList as tokenListTexts } from './tokenList.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that these texts load in the same request as the views'. */
export const transfer = shared
export const tokenList = tokenListTexts
export const recipient = recipientTexts

export const send = {
  amount: 'Amount',
  sendable: 'Can be sent',
  recipient: 'Recipient',
  recipientHint: 'Address or name',
  recipientHintAddress: 'Address',
  paste: 'Paste',
  pasteFailed: 'The browser did not allow pasting. Paste with the keyboard instead.',
  clear: 'Clear recipient',
  resolving: 'Looking up the name…',
  paysTo: (p: { name: string }) => `${p.name} is`,
  onlyOnEthereum: (p: { name: string; network: string }) =>
    `${p.name} has no address of its own on ${p.network}. This is the one on Ethereum: use it only if the recipient has the same one here.`,
  useAddress: 'Use this address',
  confirmRecipient: 'Confirm the recipient',
  review: 'Review',
  addAddress: 'Enter a recipient',
  nameNotFound: 'Nobody owns this name',
  nameLookupFailed: 'The name could not be looked up',
  invalidAddress: 'This is no address on this network',
  invalidChecksum: 'The address has a typing mistake',
  unavailableTitle: 'Sending is not possible here',
  tokenTitle: 'Choose token',
  searchEmptyText: (p: { query: string }) => `You hold no token called “${p.query}”.`,
  noTokensTitle: 'Nothing to send',
  noTokensText: 'There are no tokens in this account on this network.',
} as const satisfies Messages
