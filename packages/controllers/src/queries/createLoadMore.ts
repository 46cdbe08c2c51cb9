import type { DefaultError, InfiniteData, InfiniteQueryObserver, QueryKey } from '@tanstack/query-core'

/**
 * Creates the function that requests the next page of a followed list, unless there is none or it is under way. It
 * settles when the page is there, and never rejects.
 *
 * @param observer The observer of the list.
 */
export function createLoadMore<page, key extends QueryKey, cursor>(
  observer: InfiniteQueryObserver<page, DefaultError, InfiniteData<page, cursor>, key, cursor>,
): () => Promise<void> {
  let isAsked = false
  return async () => {
    const { hasNextPage, isError, isFetching } = observer.getCurrentResult()
    if (isAsked || !hasNextPage || isError || !observer.hasListeners()) return
    isAsked = true
    const query = observer.getCurrentQuery()
    try {
      // A refresh under way comes first: stopped, it would leave the newest entries out.
      if (isFetching) await observer.fetchNextPage({ cancelRefetch: false })
      const isWanted = observer.hasListeners() && observer.getCurrentQuery() === query
      if (isWanted && query.state.status === 'success') await observer.fetchNextPage({ cancelRefetch: false })
    } finally {
      isAsked = false
    }
  }
}
