import { chainErrors } from '@portico/core/internal'
import type { InfiniteData, Query, QueryClient } from '@tanstack/query-core'
import { blockAfterFailure } from '../assets/balances/balanceReads.js'
import { type BalanceParameters, balanceTarget } from '../assets/balances/balanceTarget.js'
import { internals, type Portico } from '../instance/Portico.js'
import { isNetworkServed } from '../services/blockchainApi/isNetworkServed.js'
import { requestHistory } from '../services/blockchainApi/requestHistory.js'
import { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'
import { type ActivityPage, keepPage, refreshPage } from './refreshPages.js'
import { trackHistory } from './trackHistory.js'

/** What `historyQueryOptions` takes. */
export type HistoryQueryParameters = BalanceParameters

/** Key of the query: the network and the account. */
export type ActivityKey = readonly ['activity', string | undefined, string | undefined]
export type ActivityData = InfiniteData<ActivityPage, string | undefined>

/** How long a history is fresh, in milliseconds. */
const lifetimeMs = 15_000

/**
 * Returns the infinite query of an account's history at the data service: fresh for 15 s, retried 30 s after a failure
 * at the earliest. A refresh requests the first page and keeps the others, as long as the two fit together. There is
 * no next page where the service repeats a cursor. Not enabled without a data service.
 *
 * @param portico The instance.
 * @param parameters Whose history and where; default: the active account on its network.
 */
export function historyQueryOptions(portico: Portico, parameters: HistoryQueryParameters = {}) {
  const { namespace, address, networkId } = balanceTarget(portico, parameters)
  const queryKey: ActivityKey = ['activity', networkId, address]
  const firstPage: string | undefined = undefined
  return {
    queryKey,
    enabled: address !== undefined && networkId !== undefined && usesBlockchainApi(portico),
    initialPageParam: firstPage as string | undefined,
    getNextPageParam: (
      { next }: ActivityPage,
      _pages: readonly ActivityPage[],
      _cursor: string | undefined,
      cursors: readonly (string | undefined)[],
    ) => (cursors.includes(next) ? undefined : next),
    staleTime: ({ state }: Query<ActivityPage, Error, ActivityData, ActivityKey>) => {
      const age = portico[internals].clock.now() - (state.data?.pages[0]?.updatedAt ?? Number.NaN)
      return age >= 0 && age <= lifetimeMs ? Number.POSITIVE_INFINITY : 0
    },
    queryFn: async ({
      pageParam: cursor,
      signal,
      client,
    }: {
      readonly pageParam: string | undefined
      readonly signal: AbortSignal
      readonly client: QueryClient
    }): Promise<ActivityPage> => {
      const query = client.getQueryCache().find<ActivityPage, Error, ActivityData>({ queryKey })
      const kept = await keepPage(portico, { query, cursor, signal })
      if (kept) return kept
      const page = await blockAfterFailure(portico, {
        key: [...queryKey, cursor],
        signal,
        async read() {
          if (!networkId || !address) throw chainErrors('chain/network-not-found')
          const page = { namespace, address, cursor }
          // A refresh keeps the further pages.
          if (cursor !== undefined) trackHistory(portico, { event: 'LOAD_MORE_TRANSACTIONS', ...page })
          try {
            const [history, isServed] = await Promise.all([
              requestHistory(portico, { address, networkId, cursor, signal }),
              isNetworkServed(portico, { networkId, signal }),
            ])
            return { ...history, isServed, updatedAt: portico[internals].clock.now() }
          } catch (error) {
            if (!signal.aborted) trackHistory(portico, { event: 'ERROR_FETCH_TRANSACTIONS', ...page })
            throw error
          }
        },
      })
      return cursor === undefined ? refreshPage(portico, { query, page }) : page
    },
  }
}
