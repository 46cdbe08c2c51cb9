import type { Query } from '@tanstack/query-core'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { blockAfterFailure, isFresh } from '../balances/balanceReads.js'
import { type BalanceParameters, balanceTarget } from '../balances/balanceTarget.js'
import type { PortfolioData } from './Portfolio.js'
import { readPortfolioCache } from './readPortfolioCache.js'
import { toHoldings } from './toHoldings.js'

type PortfolioKey = readonly ['balances', 'portfolio', string | undefined, string | undefined]

/**
 * Returns the query of everything an account holds on a network: fresh for 30 s, retried 30 s after a failure at the
 * earliest, and stored across reloads. Fails with `chain/network-not-found` on a network the app does not offer.
 *
 * @param portico The instance.
 * @param parameters Whose holdings and where; default: the active account on its network.
 */
export function portfolioQueryOptions(portico: Portico, parameters: BalanceParameters = {}) {
  const target = balanceTarget(portico, parameters)
  const { address, networkId } = target
  const queryKey: PortfolioKey = ['balances', 'portfolio', networkId, address]
  return {
    queryKey,
    enabled: address !== undefined && networkId !== undefined,
    initialData(): PortfolioData | undefined {
      const cached = readPortfolioCache(portico, target)
      if (!cached || !networkId) return undefined
      const { balances, ...facts } = cached
      const named = portico[internals].options.tokens[networkId]
      return { holdings: toHoldings(balances, { networkId, named }), ...facts }
    },
    staleTime({ state: { data } }: Query<PortfolioData, Error, PortfolioData, PortfolioKey>) {
      return data && !data.isStale && isFresh(portico, data.updatedAt) ? Number.POSITIVE_INFINITY : 0
    },
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<PortfolioData> =>
      blockAfterFailure(portico, {
        key: queryKey,
        signal,
        async read() {
          // The schemas of the data service come when it is asked.
          const { readPortfolio } = await import('./readPortfolio.lazy.js')
          const data = await readPortfolio(portico, { ...target, signal })
          const last = getPart(portico, queryClientPart).getQueryData<PortfolioData>(queryKey)
          // What is known stays, with its age, rather than giving way to a part of it.
          if (data.failure !== undefined && last && last.failure === undefined) throw data.failure
          return data
        },
      }),
  }
}
