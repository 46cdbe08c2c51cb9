import { type Holding, type Portfolios, type Portico, watchPortfolios } from '@portico/controllers'
import { type ChainNamespace, formatAmount } from '@portico/core'

/** A holding. `formatted` is `amount` in whole units as plain decimal text, not rounded. */
type FormattedHolding = Holding & { readonly formatted: string }

export type AllHoldings = Omit<Portfolios, 'holdings'> & { readonly holdings: readonly FormattedHolding[] }

/** Follows the portfolios of all networks, see `watchPortfolios`; in a module of its own because it is loaded on first use. */
export function watchAllHoldings(
  portico: Portico,
  namespace: ChainNamespace | undefined,
  callback: (holdings: AllHoldings | undefined) => void,
): () => void {
  return watchPortfolios(
    portico,
    (portfolios) => {
      const holdings = portfolios?.holdings.map((each) => ({
        ...each,
        formatted: formatAmount(each.amount, each.token.decimals),
      }))
      callback(portfolios && { ...portfolios, holdings: holdings ?? [] })
    },
    { namespace },
  )
}
