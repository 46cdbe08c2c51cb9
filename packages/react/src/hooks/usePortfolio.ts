import type { ChainNamespace } from '@portico/core'
import { useWatched } from '../bindings/useWatched.js'
import type { Holdings } from './watchHoldings.js'

/** What `usePortfolio` returns; `idle` while no account is connected. Amounts are in base units. */
export type UsePortfolioReturnType = Omit<Holdings, 'status' | 'currency'> &
  Partial<Pick<Holdings, 'currency'>> & { readonly status: 'idle' | Holdings['status'] }

const idle: UsePortfolioReturnType = { status: 'idle', holdings: [], total: { value: 0, unpriced: 0 } }
const load = () => import('./watchHoldings.js').then(({ watchHoldings }) => watchHoldings)

/**
 * Returns everything the selected account holds on its network, with prices and values in the option `currency`: from
 * the wallet if it can tell, else from the data service, else the tokens of the option `tokens`. Its code and the first
 * request come when an account is there.
 *
 * @param parameters The namespace; the active one by default.
 * @example
 * const { holdings, total, currency } = usePortfolio()
 * return holdings.map(({ token, formatted, value }) => <li key={token.address}>{formatted} {token.symbol}</li>)
 */
export function usePortfolio({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): UsePortfolioReturnType {
  return useWatched(namespace, load, idle)
}
