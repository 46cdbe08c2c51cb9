import { QueriesObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/query-core'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { onPageFocus } from '../../queries/onPageFocus.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { balanceTarget } from '../balances/balanceTarget.js'
import { createRefresh } from './createRefresh.js'
import { type PortfolioData, sumHoldings } from './Portfolio.js'
import { portfolioQueryOptions } from './portfolioQueryOptions.js'
import { compareHoldings } from './toHoldings.js'
import type { Portfolio, WatchPortfolioParameters } from './watchPortfolio.js'

/** What `watchPortfolios` takes besides the callback. */
export type WatchPortfoliosParameters = WatchPortfolioParameters

/** State of what an account holds on several networks, in one list. */
export type Portfolios = Omit<Portfolio, 'source'>

/**
 * Follows what the selected account holds on every network of its namespace that the app offers, as one list, most
 * valuable first. Reads it now, when the account or the networks change, after transactions that ended, every
 * 30 s while the page is visible, and when it regains focus. It is `loading` until each network has told or failed, and shows what is known so far; `error`
 * if all failed. `error` is also set where some failed.
 *
 * @param portico The instance.
 * @param callback Receives each new state; `undefined` while there is no account.
 * @param options The namespace; default: the active one.
 * @returns Stops following.
 */
export function watchPortfolios(
  portico: Portico,
  callback: (portfolios: Portfolios | undefined) => void,
  options: WatchPortfoliosParameters = {},
): () => void {
  const client = getPart(portico, queryClientPart)
  const getPortfolios = () => {
    const { namespace } = balanceTarget(portico, options)
    return portico
      .getState()
      .networks.filter(({ chainNamespace }) => chainNamespace === namespace)
      .map(({ caipNetworkId }) => portfolioQueryOptions(portico, { namespace, networkId: caipNetworkId }))
  }
  // The observer takes queries of any kind; those of one kind are too narrow for its type.
  const getQueries = () => getPortfolios() as unknown as QueryObserverOptions[]
  const observer = new QueriesObserver(client, getQueries())
  const read = () => {
    for (const query of getPortfolios()) if (query.enabled) void client.prefetchQuery(query)
  }
  const refresh = createRefresh(portico, read)
  const report = (results: readonly QueryObserverResult[] = observer.getCurrentResult()) => {
    refresh.restart(results.some(({ isFetching }) => isFetching))
    if (!balanceTarget(portico, options).address) return callback(undefined)
    // Each query is one of portfolios.
    callback(joinPortfolios(results as readonly PortfolioResult[], portico[internals].options.currency))
  }
  const stops = [
    observer.subscribe(report),
    portico.subscribe(
      () => JSON.stringify(getPortfolios().map(({ queryKey }) => queryKey)),
      () => {
        observer.setQueries(getQueries())
        report()
      },
    ),
    onPageFocus(read),
    refresh.stop,
  ]
  report()
  return () => {
    for (const stop of stops) stop()
  }
}

type PortfolioResult = Pick<QueryObserverResult<PortfolioData>, 'data' | 'error'>

function joinPortfolios(results: readonly PortfolioResult[], currency: string): Portfolios {
  const read = results.flatMap(({ data }) => data ?? [])
  const holdings = read.flatMap((data) => data.holdings).sort(compareHoldings)
  const failures = results.flatMap(({ data, error }) => error ?? data?.failure ?? [])
  const isLoading = results.some(({ data, error }) => !data && !error)
  return {
    status: isLoading ? 'loading' : read.length === 0 && failures.length > 0 ? 'error' : 'ready',
    holdings,
    total: sumHoldings(holdings),
    currency,
    isPartial: read.some((data) => data.isPartial) || undefined,
    updatedAt: read.length > 0 ? Math.min(...read.map(({ updatedAt }) => updatedAt)) : undefined,
    error: failures[0],
  }
}
