import type { ChainNamespace } from '@portico/core'
import type { StoredTransaction } from '@portico/core/internal'
import { InfiniteQueryObserver } from '@tanstack/query-core'
import { subscribe } from 'valtio/vanilla'
import { balanceTarget } from '../assets/balances/balanceTarget.js'
import { forgetFailures } from '../assets/balances/forgetFailures.js'
import { refreshAssets } from '../assets/portfolio/refreshHoldings.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { createLoadMore } from '../queries/createLoadMore.js'
import { onPageFocus } from '../queries/onPageFocus.js'
import { queryClientPart } from '../queries/queryClientPart.js'
import { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'
import { awaitListing } from './awaitListing.js'
import { getActivityList } from './createActivityList.js'
import { followPending } from './followPending.js'
import type { ActivityGroup } from './groupActivity.js'
import { type ActivityData, type ActivityKey, historyQueryOptions } from './historyQueryOptions.js'
import type { ActivityPage } from './refreshPages.js'
import { sentTransactionsPart, toSentAccount } from './sentTransactionsPart.js'

/** The followed activity of an account on its network. */
export type Activity = {
  /** `error`: the service did not answer. What was sent through Portico is listed all the same. */
  readonly status: 'loading' | 'ready' | 'error'
  /** By month, newest first. The same object as before if nothing has changed. */
  readonly groups: readonly ActivityGroup[]
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  /** `own`: only what was sent through Portico, because no data service knows the network. */
  readonly source: 'service' | 'own'
  /** When the service was last asked for the newest page, in milliseconds since the Unix epoch. */
  readonly updatedAt: number | undefined
  readonly error: unknown
  /** Requests the next page, unless there is none or it is under way. Settles when it is there; never rejects. */
  loadMore(): Promise<void>
  /** Begins anew with the newest page, at once also after a failure. Settles when it is there; never rejects. */
  retry(): Promise<void>
}

/** What `watchActivity` takes besides the callback. */
export type WatchActivityParameters = {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

const none: readonly never[] = []

/**
 * Follows the activity of the selected account on its network: what the data service lists and what was sent through
 * Portico. Reads the newest page now, when the account or network changes, after a transaction, up to five times more
 * while the service does not list a confirmed one, and when the page regains focus and the list is older than 15 s.
 *
 * @param portico The instance.
 * @param callback Receives each new state; `undefined` while there is no account or network.
 * @param options The namespace; default: the active one.
 * @returns Stops following.
 */
export function watchActivity(
  portico: Portico,
  callback: (activity: Activity | undefined) => void,
  options: WatchActivityParameters = {},
): () => void {
  const client = getPart(portico, queryClientPart)
  const { state } = getPart(portico, sentTransactionsPart)
  const getOptions = () => historyQueryOptions(portico, options)
  const observer: HistoryObserver = new InfiniteQueryObserver(client, getOptions())
  const actions = { loadMore: createLoadMore(observer), retry: () => retry(portico, getOptions().queryKey) }
  const listing = awaitListing(portico, {
    // What is being read comes first: stopped, a further page would not come.
    ask: () => void observer.refetch({ cancelRefetch: false }),
    onListed: ({ networkId, token, received }) => refreshAssets(portico, { networkId, addresses: [token, received] }),
  })
  const report = () => {
    const { address, networkId, namespace } = balanceTarget(portico, options)
    if (!address || !networkId) return callback(undefined)
    const { data, error, hasNextPage, isError, isFetching, isFetchingNextPage } = observer.getCurrentResult()
    const isService = usesBlockchainApi(portico) && data?.pages[0]?.isServed !== false
    const sent: readonly StoredTransaction[] = state.accounts[toSentAccount(namespace, address)] ?? none
    const hasMore = hasNextPage && !isError
    // A failure clears the list, so that a part of it is not taken for the whole.
    const pages = data && !isError ? data.pages : none
    const list = getActivityList(portico, observer.getCurrentQuery())
    followPending(portico, { networkId, sent })
    const isAnswered = isService && !isError && !isFetching
    listing.update({ networkId, sent, newest: isAnswered ? data?.pages[0]?.transactions : undefined })
    callback({
      status: isError ? 'error' : data || !isService ? 'ready' : 'loading',
      groups: list({ networkId, pages, sent, hasMore, now: portico[internals].clock.now() }),
      hasMore,
      isLoadingMore: isFetchingNextPage,
      source: isService ? 'service' : 'own',
      updatedAt: data?.pages[0]?.updatedAt,
      error: error ?? undefined,
      ...actions,
    })
  }
  const stops = [
    listing.stop,
    observer.subscribe(report),
    portico.subscribe(
      () => JSON.stringify(getOptions().queryKey),
      () => {
        observer.setOptions(getOptions())
        report()
      },
    ),
    // The outcome of a batch can only be looked up while its wallet is connected.
    portico.subscribe(
      ({ activeNamespace, namespaces }) => namespaces[options.namespace ?? activeNamespace]?.status,
      report,
    ),
    subscribe(state, report),
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

type HistoryObserver = InfiniteQueryObserver<ActivityPage, Error, ActivityData, ActivityKey, string | undefined>

async function retry(portico: Portico, queryKey: ActivityKey): Promise<void> {
  forgetFailures(portico, queryKey)
  await getPart(portico, queryClientPart).resetQueries({ queryKey, exact: true })
}
