import { internals, type Portico } from '../../instance/Portico.js'
import type { CataloguePage } from '../../services/catalogue/CatalogueWallet.js'
import { requestWallets } from '../../services/catalogue/requestWallets.js'
import { walletsKey } from './walletsKey.js'

/**
 * Returns the query of the wallets of the option `excludeWalletIds`, needed to recognise them when they are installed.
 * Disabled if there are none.
 *
 * @param portico The instance.
 */
export function excludedWalletsQueryOptions(portico: Portico) {
  const include = [...new Set(portico[internals].options.excludeWalletIds)]
  return {
    queryKey: [...walletsKey, 'excluded'] as const,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: include.length > 0,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<CataloguePage> =>
      requestWallets(portico, { page: 1, entries: include.length, include, signal }),
  }
}
