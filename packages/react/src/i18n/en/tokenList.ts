import type { Messages } from '../Messages.js'

export const tokenList = {
  tokens: 'Tokens',
  searchTokens: 'Search tokens',
  tokensFound: (p: { count: number; locale: string }) =>
    new Intl.PluralRules(p.locale).select(p.count) === 'one'
      ? '1 token found'
      : `${new Intl.NumberFormat(p.locale).format(p.count)} tokens found`,
  searchEmptyTitle: 'No match',
  tokensFailedTitle: 'Some balances are unavailable',
  tokensFailedText: 'The network did not answer. What is known is listed.',
} as const satisfies Messages
