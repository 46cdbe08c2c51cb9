import { QueryClient } from '@tanstack/query-core'
import { definePart } from '../instance/definePart.js'
import { internals } from '../instance/Portico.js'
import { refreshAfterTransactions } from './refreshAfterTransactions.js'

/**
 * The one query client of an instance. It is never mounted: focus and connectivity are left to the page's own client,
 * and queries run only when asked for.
 */
export const queryClientPart = definePart<QueryClient>({
  key: 'queryClient',
  create(portico) {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
    })
    portico[internals].disposers.add(refreshAfterTransactions(portico, client))
    return client
  },
  dispose(client) {
    void client.cancelQueries()
    client.clear()
  },
})
