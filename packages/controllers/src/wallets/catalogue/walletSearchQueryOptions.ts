import { internals, type Portico } from '../../instance/Portico.js'
import type { CataloguePage } from '../../services/catalogue/CatalogueWallet.js'
import { requestWallets } from '../../services/catalogue/requestWallets.js'
import { servesChains } from './getRequestedChains.js'
import type { WalletPagesParameters } from './walletPagesQueryOptions.js'
import { walletsQuery } from './walletsQuery.js'

/** Maximum number of wallets per response. */
const entries = 100

/** What `walletSearchQueryOptions` takes. */
export type WalletSearchParameters = WalletPagesParameters & {
  /** The typed text. The view debounces it by 300 ms. */
  readonly search: string
}

/**
 * Returns the query of the wallets whose name matches a text, at most 100. Disabled for an empty text.
 *
 * @param portico The instance.
 * @param parameters The text and the filters.
 */
export function walletSearchQueryOptions(portico: Portico, { search, badge, ...parameters }: WalletSearchParameters) {
  const { includeWalletIds: include, excludeWalletIds: exclude } = portico[internals].options
  const text = search.trim()
  const { chains, isKept, queryKey, staleTime } = walletsQuery(portico, parameters, 'search', text, badge)
  return {
    queryKey,
    staleTime,
    // Collect unused results early: there are many possible searches.
    gcTime: 30_000,
    enabled: text !== '',
    async queryFn({ signal }: { readonly signal: AbortSignal }): Promise<CataloguePage> {
      const page = await requestWallets(portico, { page: 1, entries, search: text, badge, include, exclude, signal })
      return { ...page, wallets: page.wallets.filter((wallet) => isKept(wallet) && servesChains(wallet, chains)) }
    },
  }
}
