import { QueryClient } from '@tanstack/query-core'
import { definePart } from '../instance/definePart.js'
import { internals } from '../instance/Portico.js'
import { refreshAfterTransactions } from './refreshAfterTransactions.js'

/**
 * The query client of an instance. It is never mounted, so it does not refetch on focus or reconnect: queries run only
 * on request.
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
