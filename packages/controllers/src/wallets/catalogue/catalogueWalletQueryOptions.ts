import type { Portico } from '../../instance/Portico.js'
import type { CataloguePage } from '../../services/catalogue/CatalogueWallet.js'
import { requestWallets } from '../../services/catalogue/requestWallets.js'
import { walletsKey } from './walletsKey.js'

/**
 * Returns the query of one wallet of the catalogue. Its page is empty if the catalogue does not know the wallet.
 *
 * @param portico The instance.
 * @param parameters The wallet's id.
 */
export function catalogueWalletQueryOptions(portico: Portico, { walletId }: { readonly walletId: string }) {
  return {
    queryKey: [...walletsKey, 'one', walletId] as const,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<CataloguePage> =>
      requestWallets(portico, { page: 1, entries: 1, include: [walletId], signal }),
  }
}
