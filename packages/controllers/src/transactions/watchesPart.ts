import { definePart } from '../instance/definePart.js'

/** Transactions being watched, by hash, oldest first; aborting ends the watch. */
export const watchesPart = definePart<Map<string, AbortController>>({
  key: 'transactionWatches',
  create: () => new Map(),
  dispose(watches) {
    for (const controller of watches.values()) controller.abort()
  },
})
