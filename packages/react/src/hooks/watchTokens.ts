import { type Portico, type TokenBalances, watchTokenBalances } from '@portico/controllers'
import { type ChainNamespace, formatAmount, type TokenBalance } from '@portico/core'

/** What an account holds of a token. `formatted` is `amount` in whole units as plain decimal text, not rounded. */
export type HeldToken = TokenBalance & { readonly formatted: string }

export type HeldTokens = Omit<TokenBalances, 'balances'> & { readonly balances: readonly HeldToken[] }

/** Follows token balances, see `watchTokenBalances`; in a module of its own because it is loaded on first use. */
export function watchTokens(
  portico: Portico,
  namespace: ChainNamespace | undefined,
  callback: (tokens: HeldTokens | undefined) => void,
): () => void {
  return watchTokenBalances(
    portico,
    (found) =>
      callback(
        found && {
          ...found,
          balances: found.balances.map((each) => ({
            ...each,
            formatted: formatAmount(each.amount, each.token.decimals),
          })),
        },
      ),
    { namespace },
  )
}
