import { internals, type Portico } from '../../instance/Portico.js'
import type { CataloguePage } from '../../services/catalogue/CatalogueWallet.js'
import { requestWallets } from '../../services/catalogue/requestWallets.js'
import type { CatalogueParameters } from './isOpenable.js'
import { walletsQuery } from './walletsQuery.js'

/** Number of recommended wallets. */
const entries = 4

/**
 * Returns the query of the wallets that the catalogue recommends for the app's networks. `count` is the catalogue's
 * number of all matching wallets, without the featured ones.
 *
 * @param portico The instance.
 * @param parameters Which wallets can be used here.
 */
export function recommendedWalletsQueryOptions(portico: Portico, parameters: CatalogueParameters = {}) {
  const { includeWalletIds: include, excludeWalletIds = [], featuredWalletIds = [] } = portico[internals].options
  const exclude = [...excludeWalletIds, ...featuredWalletIds]
  const { chains, isKept, queryKey, staleTime } = walletsQuery(portico, parameters, 'recommended')
  return {
    queryKey,
    staleTime,
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<CataloguePage> {
      const page = await requestWallets(portico, { page: 1, entries, include, exclude, chains, signal })
      return { ...page, wallets: page.wallets.filter(isKept) }
    },
  }
}
