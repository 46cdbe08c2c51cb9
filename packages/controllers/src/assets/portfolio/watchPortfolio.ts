import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import { watchQuery } from '../../queries/watchQuery.js'
import { balanceTarget } from '../balances/balanceTarget.js'
import { createRefresh } from './createRefresh.js'
import { type Holding, type PortfolioData, type PortfolioTotal, sumHoldings } from './Portfolio.js'
import { portfolioQueryOptions } from './portfolioQueryOptions.js'

/** State of a followed portfolio. */
export type Portfolio = {
  readonly status: 'loading' | 'ready' | 'error'
  /** The last known ones if there is an `error`. */
  readonly holdings: readonly Holding[]
  /** Value of what is not hidden, in `currency`, and how many of those nobody could price. */
  readonly total: PortfolioTotal
  /** Lower-case ISO 4217 code. */
  readonly currency: string
  readonly source?: PortfolioData['source'] | undefined
  /** Whether only the most valuable of them are known, and `total` is theirs, until they are read again. */
  readonly isPartial?: boolean | undefined
  /** When they were read, in milliseconds since the Unix epoch. */
  readonly updatedAt?: number | undefined
  readonly error?: unknown
}

/** What `watchPortfolio` takes besides the callback. */
export type WatchPortfolioParameters = {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Follows what the selected account holds on its network. Reads it now, when the account or network changes, after
 * transactions that ended, every 30 s while the page is visible, and when it regains focus.
 *
 * @param portico The instance.
 * @param callback Receives each new state; `undefined` while there is no account.
 * @param options The namespace; default: the active one.
 * @returns Stops following.
 */
export function watchPortfolio(
  portico: Portico,
  callback: (portfolio: Portfolio | undefined) => void,
  options: WatchPortfolioParameters = {},
): () => void {
  let readAgain = () => {}
  const refresh = createRefresh(portico, () => readAgain())
  const stop = watchQuery(portico, {
    getOptions: () => portfolioQueryOptions(portico, options),
    onResult({ data, error, isError, isFetching }, read) {
      readAgain = read
      refresh.restart(isFetching)
      if (!balanceTarget(portico, options).address) return callback(undefined)
      const holdings = data?.holdings ?? []
      callback({
        status: isError ? 'error' : data ? 'ready' : 'loading',
        holdings,
        total: sumHoldings(holdings),
        currency: portico[internals].options.currency,
        source: data?.source,
        isPartial: data?.isPartial,
        updatedAt: data?.updatedAt,
        error: error ?? data?.failure,
      })
    },
  })
  return () => {
    stop()
    refresh.stop()
  }
}
