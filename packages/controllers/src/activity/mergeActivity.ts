import type { CaipNetworkId } from '@portico/core'
import type { StoredTransaction } from '@portico/core/internal'
import type { ServiceTransaction } from '../services/blockchainApi/ServiceTransaction.js'
import type { ActivityItem } from './ActivityItem.js'
import { createActivityIndex } from './createActivityIndex.js'

/** What `mergeActivity` takes. */
export type MergeActivityParameters = {
  /** What the data service listed, page after page. */
  readonly transactions: readonly ServiceTransaction[]
  /** What was sent through Portico. */
  readonly sent: readonly StoredTransaction[]
  /** The network whose activity is wanted; the other's is left out. */
  readonly networkId: CaipNetworkId
}

/** What `mergeActivity` returns. */
export type MergeActivityReturnType = readonly ActivityItem[]

/**
 * Merges what a data service lists with what was sent through Portico, newest first. A transaction listed twice stands
 * once: of the same id the later one counts, of the same hash the settled one. What the service lists counts more than
 * what Portico knows of it, except for an outcome that the service does not know yet. Transactions that wait for a
 * block and are not listed stand on top. Of the service's, those that are confirmed without transfers are left out, and
 * those that consist of NFTs flagged as spam alone.
 *
 * @param parameters The transactions and the network.
 */
export function mergeActivity({ transactions, sent, networkId }: MergeActivityParameters): MergeActivityReturnType {
  const index = createActivityIndex(networkId)
  index.add(transactions)
  return index.list(sent)
}
