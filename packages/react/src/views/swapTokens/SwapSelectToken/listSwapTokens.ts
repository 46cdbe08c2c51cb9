import type { SwapListToken } from '@portico/controllers'
import { suggestedSymbols } from './suggestedSymbols.js'

/** Parts of the list of tokens. */
export type SwapTokenTab = 'held' | 'suggested' | 'all'

/**
 * Lists the tokens of a part.
 *
 * @param tokens The native currency first, then what the account holds, then the rest.
 * @param tab `held`: what the account has; `suggested`: those that are often swapped; `all`: by symbol.
 */
export function listSwapTokens(tokens: readonly SwapListToken[], tab: SwapTokenTab): readonly SwapListToken[] {
  if (tab === 'held') return tokens.filter(({ balance = 0n }) => balance > 0n)
  if (tab === 'all') return [...tokens].sort((one, other) => one.symbol.localeCompare(other.symbol, 'en'))
  // Anybody can make a token with a known symbol, and send it to an account.
  const named = tokens.filter(({ isNamed }) => isNamed)
  return suggestedSymbols.flatMap((symbol) => named.find((token) => token.symbol.toUpperCase() === symbol) ?? [])
}
