import type { Messages } from '../Messages.js'
import { tokenList as tokenListTexts } from './tokenList.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that the view loads these texts in the same request. */
export const transfer = shared
export const tokenList = tokenListTexts

export const swapTokens = {
  title: 'Choose token',
  unavailableTitle: 'Swapping is not possible here',
  held: 'Your tokens',
  suggested: 'Suggested',
  all: 'All tokens',
  searchEmptyText: (p: { query: string }) => `There is no token called “${p.query}” here.`,
  noTokensTitle: 'No tokens',
  noTokensText: 'Nothing can be swapped on this network right now.',
  tokensFailedTitle: 'The list of tokens is unavailable',
  tokensFailedText: 'The service did not answer. Known tokens are listed.',
} as const satisfies Messages
