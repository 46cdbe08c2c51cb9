import type { Messages } from '../Messages.js'

export const wallets = {
  title: 'All wallets',
  list: 'Wallets',
  search: 'Search wallets',
  certified: 'Certified',
  certifiedOnly: 'Certified only',
  installed: 'Installed',
  recent: 'Recent',
  loading: 'Loading wallets…',
  found: (p: { count: number; locale: string }) =>
    new Intl.PluralRules(p.locale).select(p.count) === 'one'
      ? '1 wallet found'
      : `${new Intl.NumberFormat(p.locale).format(p.count)} wallets found`,
  emptyTitle: 'No wallets here',
  emptyText: 'The catalogue has no wallet for the networks of this app.',
  emptyCertifiedText: 'None of the wallets for this app is certified.',
  noMatchTitle: 'No match',
  noMatchText: (p: { query: string }) => `No wallet is called “${p.query}”.`,
  failedTitle: 'Wallets could not be loaded',
  failedText: 'The catalogue did not answer. Try again in a moment.',
  offlineTitle: 'You are offline',
  offlineText: 'Check your internet connection, then try again.',
  moreFailed: 'More wallets could not be loaded.',
} as const satisfies Messages
