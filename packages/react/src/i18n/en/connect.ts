import type { Messages } from '../Messages.js'

export const connect = {
  title: 'Connect wallet',
  help: 'What is a wallet?',
  or: 'or',
  wallets: 'Wallets',
  installed: 'Installed',
  recent: 'Recent',
  search: 'Search wallets',
  walletsFound: (p: { count: number; locale: string }) =>
    new Intl.PluralRules(p.locale).select(p.count) === 'one'
      ? '1 wallet found'
      : `${new Intl.NumberFormat(p.locale).format(p.count)} wallets found`,
  searchEmptyTitle: 'No match',
  searchEmptyText: (p: { query: string }) => `No wallet here is called “${p.query}”.`,
  emptyTitle: 'No wallet found',
  emptyText: 'This browser has no wallet yet. Install one, and it shows up here by itself.',
  nothingTitle: 'Nothing to connect with',
  nothingText: 'This app offers no way to connect here.',
  termsOnly: (p: { terms: string }) => `By connecting you accept the ${p.terms}.`,
  privacyOnly: (p: { privacy: string }) => `By connecting you accept the ${p.privacy}.`,
  termsAndPrivacy: (p: { terms: string; privacy: string }) =>
    `By connecting you accept the ${p.terms} and the ${p.privacy}.`,
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  allWallets: 'All wallets',
  /** How many stand behind the row that leads to all of them. */
  about: (p: { count: number; hasMore: boolean; locale: string }) =>
    new Intl.NumberFormat(p.locale).format(p.count) + (p.hasMore ? '+' : ''),
} as const satisfies Messages
