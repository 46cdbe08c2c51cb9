import { chainErrors } from '@portico/core/internal'
import type { InfiniteData, Query } from '@tanstack/query-core'
import type { Portico } from '../../instance/Portico.js'
import { usesBlockchainApi } from '../../services/blockchainApi/usesBlockchainApi.js'
import { blockAfterFailure, isFresh } from '../balances/balanceReads.js'
import { type BalanceParameters, balanceTarget } from '../balances/balanceTarget.js'
import type { NftPage } from './listNfts.js'

/** Key of the query: the network and the account. */
export type NftsKey = readonly ['nfts', string | undefined, string | undefined]
export type NftsData = InfiniteData<NftPage, string | undefined>

/**
 * Returns the infinite query of an account's items: fresh for 30 s, retried 30 s after a failure at the earliest. There
 * is no next page where the service repeats a cursor. Not enabled without a data service.
 *
 * @param portico The instance.
 * @param parameters Whose items and where; default: the active account on its network.
 */
export function nftsQueryOptions(portico: Portico, parameters: BalanceParameters = {}) {
  const { namespace, address, networkId } = balanceTarget(portico, parameters)
  const queryKey: NftsKey = ['nfts', networkId, address]
  const firstPage: string | undefined = undefined
  return {
    queryKey,
    enabled: address !== undefined && networkId !== undefined && usesBlockchainApi(portico),
    initialPageParam: firstPage as string | undefined,
    getNextPageParam: (
      { next }: NftPage,
      _pages: readonly NftPage[],
      _cursor: string | undefined,
      cursors: readonly (string | undefined)[],
    ) => (cursors.includes(next) ? undefined : next),
    staleTime: ({ state }: Query<NftPage, Error, NftsData, NftsKey>) =>
      isFresh(portico, state.data?.pages[0]?.updatedAt ?? Number.NaN) ? Number.POSITIVE_INFINITY : 0,
    queryFn: ({
      pageParam: cursor,
      signal,
    }: {
      readonly pageParam: string | undefined
      readonly signal: AbortSignal
    }): Promise<NftPage> =>
      blockAfterFailure(portico, {
        key: [...queryKey, cursor],
        signal,
        async read() {
          if (!networkId || !address) throw chainErrors('chain/network-not-found')
          // The schemas of the data service come when it is asked.
          const { readNfts } = await import('./readNfts.lazy.js')
          return readNfts(portico, { namespace, address, networkId, cursor, signal })
        },
      }),
  }
}
