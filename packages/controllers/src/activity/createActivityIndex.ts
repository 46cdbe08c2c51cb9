import type { CaipNetworkId } from '@portico/core'
import type { StoredTransaction } from '@portico/core/internal'
import type { ServiceTransaction } from '../services/blockchainApi/ServiceTransaction.js'
import { type ActivityItem, normalizeHash, toOwnItem } from './ActivityItem.js'

/** The transactions of one network that the data service has listed so far, each once. */
export type ActivityIndex = {
  /** Adds a page. A transaction that is there already is replaced. */
  add(transactions: readonly ServiceTransaction[]): void
  /** Removes what the service no longer lists. */
  remove(transactions: readonly Pick<ServiceTransaction, 'id'>[]): void
  /** Returns all of them with those sent through Portico, newest first. */
  list(sent: readonly StoredTransaction[]): readonly ActivityItem[]
}

/**
 * Creates an index that grows with the pages of a history, so that a page costs what it adds: of 100,000 transactions,
 * only those of the new page are looked up.
 *
 * @param networkId The network; transactions of others are left out.
 */
export function createActivityIndex(networkId: CaipNetworkId): ActivityIndex {
  const byId = new Map<string, ServiceTransaction>()
  let byHash = new Map<string, ServiceTransaction>()
  /** Ids of transactions of which another one with the same hash is listed. */
  let doubles = new Set<string>()
  let isStale = false
  /** All that are listed, newest first; `undefined` until somebody asks. */
  let sorted: ServiceTransaction[] | undefined
  const addHash = (transaction: ServiceTransaction) => {
    if (!transaction.hash) return
    const hash = normalizeHash(transaction.hash)
    const rival = byHash.get(hash)
    const isBetter = !rival || compareRivals(transaction, rival) < 0
    if (isBetter) byHash.set(hash, transaction)
    if (rival) {
      doubles.add(isBetter ? rival.id : transaction.id)
      sorted = undefined
    }
  }
  const addToSorted = (transaction: ServiceTransaction) => {
    const last = sorted?.at(-1)
    // Pages come newest first, so most belong at the end.
    if (last && compareItems(last, transaction) > 0) sorted = undefined
    else sorted?.push(transaction)
  }
  const remove = (id: string) => {
    const { hash } = byId.get(id) ?? {}
    byId.delete(id)
    sorted = undefined
    if (hash) byHash.delete(normalizeHash(hash))
    // Another one may be shown in its place.
    if (doubles.size > 0) isStale = true
  }
  const refresh = () => {
    if (!isStale) return
    isStale = false
    byHash = new Map()
    doubles = new Set()
    for (const transaction of byId.values()) addHash(transaction)
  }
  return {
    add(transactions) {
      for (const transaction of transactions) {
        if (byId.has(transaction.id)) remove(transaction.id)
        if (transaction.networkId !== networkId || !isShown(transaction)) continue
        byId.set(transaction.id, transaction)
        addToSorted(transaction)
        if (!isStale) addHash(transaction)
      }
      refresh()
    },
    remove(transactions) {
      for (const { id } of transactions) if (byId.has(id)) remove(id)
      refresh()
    },
    list(sent) {
      const known = new Map<ServiceTransaction, StoredTransaction>()
      const own: ActivityItem[] = []
      for (const each of sent) {
        const listed = each.networkId === networkId ? byHash.get(normalizeHash(each.hash)) : undefined
        if (listed) known.set(listed, each)
        else if (each.networkId === networkId) own.push(toOwnItem(each))
      }
      sorted ??= [...byId.values()].filter(({ id }) => !doubles.has(id)).sort(compareItems)
      return joinItems(own, known.size > 0 ? sorted.map((transaction) => withOwn(transaction, known)) : sorted)
    },
  }
}

/**
 * Spam consists of worthless NFTs alone; one that moves anything else as well is shown. One that moves nothing is left out
 * as well, but for what failed or waits: that it has moved nothing is what the person is to know.
 */
function isShown({ status, transfers }: ServiceTransaction): boolean {
  if (transfers.length === 0) return status !== 'confirmed'
  return transfers.some((transfer) => transfer.kind !== 'nft' || !transfer.isSpam)
}

/** Orders transactions of the same hash by which one to show, whatever the order in which they came. */
function compareRivals(a: ServiceTransaction, b: ServiceTransaction): number {
  return (
    Number(a.status === 'pending') - Number(b.status === 'pending') ||
    b.transfers.length - a.transfers.length ||
    compareItems(a, b)
  )
}

/** Newest first; transactions of one block by nonce, which tells their order, else by id, so that they keep their places. */
function compareItems(a: ActivityItem, b: ActivityItem): number {
  return b.minedAt - a.minedAt || (b.nonce ?? -1) - (a.nonce ?? -1) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
}

/** The service may learn the outcome later than the page that has watched the transaction, or not tell what it moved. */
function withOwn(
  transaction: ServiceTransaction,
  known: ReadonlyMap<ServiceTransaction, StoredTransaction>,
): ActivityItem {
  const ours = known.get(transaction)
  if (!ours) return transaction
  const { operation, transfers } = transaction.transfers.length > 0 ? transaction : toOwnItem(ours)
  const isSettled = transaction.status !== 'pending' || ours.status === 'pending'
  return { ...transaction, operation, transfers, status: isSettled ? transaction.status : ours.status }
}

/** Adds one's own to a sorted list. Those that are in no block yet come first, whenever they were sent. */
function joinItems(own: readonly ActivityItem[], listed: readonly ActivityItem[]): readonly ActivityItem[] {
  const isWaiting = ({ status }: ActivityItem) => status === 'pending'
  const waiting = own.filter(isWaiting).sort(compareItems)
  const rest = own.filter((item) => !isWaiting(item))
  // With few of one's own among many there is little to sort.
  return rest.length > 0 ? waiting.concat([...rest, ...listed].sort(compareItems)) : waiting.concat(listed)
}
