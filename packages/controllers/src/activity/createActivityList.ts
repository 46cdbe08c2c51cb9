import type { CaipNetworkId } from '@portico/core'
import type { StoredTransaction } from '@portico/core/internal'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { HistoryPage } from '../services/blockchainApi/requestHistory.js'
import { type ActivityIndex, createActivityIndex } from './createActivityIndex.js'
import { type ActivityGroup, groupActivity } from './groupActivity.js'

type ListParameters = {
  readonly networkId: CaipNetworkId
  readonly pages: readonly HistoryPage[]
  readonly sent: readonly StoredTransaction[]
  /** Whether the service has more pages. */
  readonly hasMore: boolean
  /** The current time, in milliseconds since the Unix epoch. */
  readonly now: number
}

/** Returns the groups for a state of the history. Built on the ones before: a page more costs what it adds. */
export type ActivityList = (parameters: ListParameters) => readonly ActivityGroup[]

/** Lists by query, so that a history opened once more is there at once. */
const listsPart = definePart<WeakMap<object, ActivityList>>({ key: 'activityLists', create: () => new WeakMap() })

/** Returns the list of what a query holds, the same one as long as there is the query. */
export function getActivityList(portico: Portico, query: object): ActivityList {
  const lists = getPart(portico, listsPart)
  const list = lists.get(query) ?? createActivityList()
  lists.set(query, list)
  return list
}

/** Creates the list of what a history holds. */
export function createActivityList(): ActivityList {
  let last: ListParameters | undefined
  let groups: readonly ActivityGroup[] = []
  let index: ActivityIndex | undefined
  return (parameters) => {
    const { networkId, pages, sent, hasMore, now } = parameters
    const before = last
    last = parameters
    const isSame = before?.networkId === networkId && before.pages === pages
    if (isSame && before.sent === sent && before.hasMore === hasMore) return groups
    if (!isSame) {
      const seen = before?.networkId === networkId && fits(before.pages, pages) ? before.pages : []
      const [first] = seen
      if (!first || !index) index = createActivityIndex(networkId)
      if (first && first !== pages[0]) {
        index.remove(first.transactions)
        index.add(pages[0]?.transactions ?? [])
      }
      for (const page of pages.slice(seen.length)) index.add(page.transactions)
    }
    groups = groupActivity(index?.list(hasMore ? sent.filter(isInReach(pages)) : sent) ?? [], { now })
    return groups
  }
}

/**
 * Whether pages are earlier ones and what came after them. The first one may have been refreshed, unless it shares a
 * transaction with a later one: it could not be told whose to keep.
 */
function fits(before: readonly HistoryPage[], pages: readonly HistoryPage[]): boolean {
  if (before.length > pages.length || !before.every((page, at) => at === 0 || page === pages[at])) return false
  if (before[0] === pages[0]) return true
  const ids = new Set([before[0], pages[0]].flatMap((page) => page?.transactions.map(({ id }) => id) ?? []))
  return !before.some(({ transactions }, at) => at > 0 && transactions.some(({ id }) => ids.has(id)))
}

/**
 * Returns whether a transaction belongs into the part of the history that is loaded. An older one would stand after a
 * gap, and change its place with each page.
 */
function isInReach(pages: readonly HistoryPage[]): (sent: StoredTransaction) => boolean {
  const last = pages.filter(({ transactions }) => transactions.length > 0).at(-1)
  const oldest = last ? Math.min(...last.transactions.map(({ minedAt }) => minedAt)) : Number.NEGATIVE_INFINITY
  return ({ status, sentAt }) => status === 'pending' || sentAt >= oldest
}
