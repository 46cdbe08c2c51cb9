import { wait } from '@portico/core/internal'
import type { InfiniteData, QueryState } from '@tanstack/query-core'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { HistoryPage } from '../services/blockchainApi/requestHistory.js'

/** A page of an account's history as it was read. */
export type ActivityPage = HistoryPage & {
  /** Whether the data service supports the network. */
  readonly isServed: boolean
  /** When it was read, in milliseconds since the Unix epoch. */
  readonly updatedAt: number
}

/** Number of kept pages after which the page may do other things. */
const breath = 250

type Data = InfiniteData<ActivityPage, string | undefined>
/** The part of a query that counts here. */
type HistoryQuery = {
  readonly state: {
    readonly data: Data | undefined
    /** Tells a next page from a refresh. */
    readonly fetchMeta: QueryState['fetchMeta']
  }
}

/** Queries whose refreshed first page leads on to the other pages as they are. */
const joinedPart = definePart<WeakSet<object>>({ key: 'activityJoined', create: () => new WeakSet() })

export type KeepPageParameters = {
  readonly query: HistoryQuery | undefined
  readonly cursor: string | undefined
  readonly signal: AbortSignal
}

/**
 * Returns a later page that need not be requested again: a refresh of thousands of transactions costs one request.
 * `undefined` if it is to be requested, because it is new, its transactions are not settled or the first page does not
 * lead on to it any more.
 */
export async function keepPage(
  portico: Portico,
  { query, cursor, signal }: KeepPageParameters,
): Promise<ActivityPage | undefined> {
  if (!query || cursor === undefined || !getPart(portico, joinedPart).has(query)) return undefined
  const { data, fetchMeta } = query.state
  if (!data || fetchMeta?.fetchMore) return undefined
  const at = data.pageParams.indexOf(cursor)
  const page = data.pages[at]
  if (page?.transactions.some(({ status }) => status === 'pending')) return undefined
  // Pages that are kept follow each other without a pause, and there may be thousands.
  if (page && at % breath === 0) await wait({ clock: portico[internals].clock, ms: 0, signal })
  return page
}

/** Returns the first page, requested again, as it leads on to the other pages that are there. */
export function refreshPage(
  portico: Portico,
  { query, page }: { readonly query: HistoryQuery | undefined; readonly page: ActivityPage },
): ActivityPage {
  const pages = query?.state.data?.pages ?? []
  const joined = pages[0] && pages.length > 1 ? joinPages(page, pages[0]) : undefined
  const queries = getPart(portico, joinedPart)
  if (query && joined) queries.add(query)
  else if (query) queries.delete(query)
  return joined ?? page
}

/**
 * Adds to a first page what was on the earlier one and has moved to the next since. `undefined` if the two have nothing
 * in common: then there may be others between them.
 */
function joinPages(page: ActivityPage, before: ActivityPage): ActivityPage | undefined {
  const ids = new Set(page.transactions.map(({ id }) => id))
  if (page.next === undefined || !before.transactions.some(({ id }) => ids.has(id))) return undefined
  const oldest = Math.min(...page.transactions.map(({ minedAt }) => minedAt))
  // Others have vanished from the chain.
  const moved = before.transactions.filter(({ id, minedAt }) => minedAt <= oldest && !ids.has(id))
  return { ...page, transactions: [...page.transactions, ...moved], next: before.next }
}
