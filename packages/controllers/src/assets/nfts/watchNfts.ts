import type { ChainNamespace } from '@portico/core'
import { InfiniteQueryObserver } from '@tanstack/query-core'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { createLoadMore } from '../../queries/createLoadMore.js'
import { onPageFocus } from '../../queries/onPageFocus.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { forgetFailures } from '../balances/forgetFailures.js'
import { type ListNftsReturnType, listNfts, type NftPage } from './listNfts.js'
import { type NftsData, type NftsKey, nftsQueryOptions } from './nftsQueryOptions.js'

/** The followed items of an account on its network. */
export type Nfts = ListNftsReturnType & {
  /** With `error`, the last known items are listed. */
  readonly status: 'loading' | 'ready' | 'error'
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** `history`: only what came and went as far as it was read. `undefined` until it is known. */
  readonly source: NftPage['source'] | undefined
  /** Whether the data service supports the network; `true` until it is known. */
  readonly isServed: boolean
  /** When the first page was read, in milliseconds since the Unix epoch. */
  readonly updatedAt: number | undefined
  readonly error: unknown
  /** Requests the next page, unless there is none or it is under way. Settles when it is there; never rejects. */
  loadMore(): Promise<void>
  /** Tries again what has failed, at once. Settles when it has ended; never rejects. */
  retry(): Promise<void>
}

/** What `watchNfts` takes besides the callback. */
export type WatchNftsParameters = {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Follows the items (NFTs) of the selected account on its network. Reads the first page now, when the account or network
 * changes, after a transaction, and when the page regains focus and the list is older than 30 s.
 *
 * @param portico The instance.
 * @param callback Receives each new state; `undefined` while there is no account, network or data service.
 * @param options The namespace; default: the active one.
 * @returns Stops following.
 */
export function watchNfts(
  portico: Portico,
  callback: (nfts: Nfts | undefined) => void,
  options: WatchNftsParameters = {},
): () => void {
  const client = getPart(portico, queryClientPart)
  const getOptions = () => nftsQueryOptions(portico, options)
  const observer: NftsObserver = new InfiniteQueryObserver(client, getOptions())
  const actions = {
    loadMore: createLoadMore(observer),
    async retry() {
      forgetFailures(portico, getOptions().queryKey)
      const { isFetchNextPageError } = observer.getCurrentResult()
      await (isFetchNextPageError ? observer.fetchNextPage() : observer.refetch())
    },
  }
  let last: { readonly data: NftsData | undefined; readonly list: ListNftsReturnType } | undefined
  const report = () => {
    if (!getOptions().enabled) return callback(undefined)
    const { data, error, hasNextPage, isError, isFetching, isFetchingNextPage } = observer.getCurrentResult()
    // The same lists as before while nothing has changed.
    if (!last || last.data !== data) last = { data, list: listNfts(data?.pages ?? []) }
    const [first] = data?.pages ?? []
    callback({
      ...last.list,
      status: isError && (data || !isFetching) ? 'error' : data ? 'ready' : 'loading',
      hasMore: hasNextPage && !isError,
      isLoadingMore: isFetchingNextPage,
      source: first?.source,
      isServed: first?.isServed ?? true,
      updatedAt: first?.updatedAt,
      error: error ?? undefined,
      ...actions,
    })
  }
  const stops = [
    observer.subscribe(report),
    portico.subscribe(
      () => JSON.stringify(getOptions().queryKey),
      () => {
        observer.setOptions(getOptions())
        report()
      },
    ),
    onPageFocus(() => {
      const query = getOptions()
      if (query.enabled) void client.prefetchInfiniteQuery(query)
    }),
  ]
  report()
  return () => {
    for (const stop of stops) stop()
  }
}

type NftsObserver = InfiniteQueryObserver<NftPage, Error, NftsData, NftsKey, string | undefined>
