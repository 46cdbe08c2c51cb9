import { type Holding, type Portfolio, type Portico, watchPortfolio } from '@portico/controllers'
import { type ChainNamespace, formatAmount } from '@portico/core'

/** A holding. `formatted` is `amount` in whole units as plain decimal text, not rounded. */
type FormattedHolding = Holding & { readonly formatted: string }

export type Holdings = Omit<Portfolio, 'holdings'> & { readonly holdings: readonly FormattedHolding[] }

/** Follows a portfolio, see `watchPortfolio`; in a module of its own because it is loaded on first use. */
export function watchHoldings(
  portico: Portico,
  namespace: ChainNamespace | undefined,
  callback: (holdings: Holdings | undefined) => void,
): () => void {
  return watchPortfolio(
    portico,
    (portfolio) =>
      callback(
        portfolio && {
          ...portfolio,
          holdings: portfolio.holdings.map((each) => ({
            ...each,
            formatted: formatAmount(each.amount, each.token.decimals),
          })),
        },
      ),
    { namespace },
  )
}
