import { definePart } from '../instance/definePart.js'

/** Watched transactions by hash, oldest first. Aborting stops the watch. */
export const watchesPart = definePart<Map<string, AbortController>>({
  key: 'transactionWatches',
  create: () => new Map(),
  dispose(watches) {
    for (const controller of watches.values()) controller.abort()
  },
})
