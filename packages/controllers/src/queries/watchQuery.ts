import { type QueryKey, QueryObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/query-core'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { onPageFocus } from './onPageFocus.js'
import { queryClientPart } from './queryClientPart.js'

/** Options of a query whose `enabled` is a plain boolean. */
type WatchedQueryOptions<data, key extends QueryKey> = Omit<
  QueryObserverOptions<data, Error, data, data, key>,
  'enabled'
> & {
  readonly queryKey: key
  readonly enabled: boolean
}

export type WatchQueryParameters<data, key extends QueryKey> = {
  /** Returns the query for the current state. If its key changes, the new query is followed. */
  readonly getOptions: () => WatchedQueryOptions<data, key>
  /** Called with the current result now and after each change. `read` refetches a stale result. */
  readonly onResult: (result: QueryObserverResult<data>, read: () => void) => void
}

/**
 * Follows a query that depends on the instance's state: reads it now, when its key changes, and when the page regains
 * focus and the result is stale.
 *
 * @param portico The instance.
 * @param parameters The query and the callback.
 * @returns Stops following.
 */
export function watchQuery<data, const key extends QueryKey>(
  portico: Portico,
  { getOptions, onResult }: WatchQueryParameters<data, key>,
): () => void {
  const client = getPart(portico, queryClientPart)
  const observer = new QueryObserver(client, getOptions())
  const read = () => {
    const options = getOptions()
    if (options.enabled) void client.prefetchQuery(options)
  }
  const report = () => onResult(observer.getCurrentResult(), read)
  const stops = [
    observer.subscribe((result) => onResult(result, read)),
    portico.subscribe(
      () => JSON.stringify(getOptions().queryKey),
      () => {
        observer.setOptions(getOptions())
        report()
      },
    ),
    onPageFocus(read),
  ]
  report()
  return () => {
    for (const stop of stops) stop()
  }
}
