import type { Messages } from '../Messages.js'

export const wallets = {
  title: 'All wallets',
  list: 'Wallets',
  search: 'Search wallets',
  certified: 'Certified',
  installed: 'Installed',
  recent: 'Recent',
  loading: 'Loading wallets…',
  /** How many there are, for the row that leads to all of them: rounded down to tens. */
  about: (p: { count: number; locale: string }) => {
    const tens = Math.floor(p.count / 10) * 10
    return new Intl.NumberFormat(p.locale).format(tens || p.count) + (tens > 0 && tens < p.count ? '+' : '')
  },
  found: (p: { count: number; locale: string }) =>
    new Intl.PluralRules(p.locale).select(p.count) === 'one'
      ? '1 wallet found'
      : `${new Intl.NumberFormat(p.locale).format(p.count)} wallets found`,
  emptyTitle: 'No wallets here',
  emptyText: 'The catalogue has no wallet for the networks of this app.',
  noneCertified: 'None of these wallets is certified.',
  noMatchTitle: 'No match',
  noMatchText: (p: { query: string }) => `No wallet is called “${p.query}”.`,
  failedTitle: 'Wallets could not be loaded',
  failedText: 'The catalogue did not answer. Try again in a moment.',
  offlineTitle: 'You are offline',
  offlineText: 'Check your internet connection, then try again.',
  moreFailed: 'More wallets could not be loaded.',
} as const satisfies Messages
