import type { Messages } from '../Messages.js'
import { transfer as shared } from './transfer.js'

/** Comes along: the views of this group show these too. */
export const transfer = shared

export const send = {
  amount: 'Amount',
  max: 'Max',
  token: 'Token',
  balance: 'Balance',
  sendable: 'Can be sent',
  balanceLoading: 'Loading the balance',
  balanceUnknown: 'Balance unavailable',
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
  selectToken: 'Select a token',
  incorrectValue: 'Enter a valid amount',
  tooManyDecimals: (p: { decimals: string; symbol: string }) => `${p.symbol} has at most ${p.decimals} decimals`,
  addAmount: 'Enter an amount',
  insufficientFunds: 'Not enough in your account',
  addAddress: 'Enter a recipient',
  nameNotFound: 'Nobody owns this name',
  nameLookupFailed: 'The name could not be looked up',
  invalidAddress: 'This is no address on this network',
  invalidChecksum: 'The address has a typing mistake',
  unavailableTitle: 'Sending is not possible here',
  tokenTitle: 'Choose token',
  tokens: 'Tokens',
  searchTokens: 'Search tokens',
  tokensFound: (p: { count: number; locale: string }) =>
    new Intl.PluralRules(p.locale).select(p.count) === 'one'
      ? '1 token found'
      : `${new Intl.NumberFormat(p.locale).format(p.count)} tokens found`,
  searchEmptyTitle: 'No match',
  searchEmptyText: (p: { query: string }) => `You hold no token called “${p.query}”.`,
  noTokensTitle: 'Nothing to send',
  noTokensText: 'There are no tokens in this account on this network.',
  tokensFailedTitle: 'Some balances are unavailable',
  tokensFailedText: 'The network did not answer. What is known is listed.',
} as const satisfies Messages
