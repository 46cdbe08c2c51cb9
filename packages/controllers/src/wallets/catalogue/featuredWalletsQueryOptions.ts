import { internals, type Portico } from '../../instance/Portico.js'
import type { CataloguePage } from '../../services/catalogue/CatalogueWallet.js'
import { requestWallets } from '../../services/catalogue/requestWallets.js'
import type { CatalogueParameters } from './isOpenable.js'
import { walletsQuery } from './walletsQuery.js'

/** Number of wallets per request. */
const pageSize = 4

/**
 * Returns the query of the wallets of the option `featuredWalletIds`, in that order. Disabled if there are none.
 *
 * @param portico The instance.
 * @param parameters Which wallets can be used here.
 */
export function featuredWalletsQueryOptions(portico: Portico, parameters: CatalogueParameters = {}) {
  const ids = [...new Set(portico[internals].options.featuredWalletIds)]
  const { isKept, queryKey, staleTime } = walletsQuery(portico, parameters, 'featured')
  return {
    queryKey,
    staleTime,
    enabled: ids.length > 0,
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<CataloguePage> {
      const parts = Array.from({ length: Math.ceil(ids.length / pageSize) }, (_, at) =>
        ids.slice(at * pageSize, (at + 1) * pageSize),
      )
      const pages = await Promise.all(
        parts.map((include) => requestWallets(portico, { page: 1, entries: pageSize, include, signal })),
      )
      const found = pages.flatMap(({ wallets }) => wallets)
      const wallets = ids.flatMap((id) => found.find((wallet) => wallet.id === id) ?? []).filter(isKept)
      const received = pages.reduce((sum, page) => sum + page.received, 0)
      return { count: wallets.length, wallets, received }
    },
  }
}
