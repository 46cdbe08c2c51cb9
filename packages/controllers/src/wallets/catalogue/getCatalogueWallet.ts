import type { Portico } from '../../instance/Portico.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { readCatalogueWallet } from '../../services/catalogue/readCatalogueWallet.js'
import { getRecentWallets } from '../list/getRecentWallets.js'
import { getCustomWallets } from './getCustomWallets.js'
import { listSeenWallets } from './listSeenWallets.js'

/**
 * Finds a wallet among the app's own, those of every list loaded so far and the recent ones, without a request; see
 * `loadCatalogueWallet`.
 *
 * @param portico The instance.
 * @param parameters The wallet's id.
 */
export function getCatalogueWallet(
  portico: Portico,
  { walletId }: { readonly walletId: string },
): CatalogueWallet | undefined {
  const isIt = ({ id }: { readonly id: string }) => id === walletId
  return (
    getCustomWallets(portico).find(isIt) ??
    listSeenWallets(portico).find(isIt) ??
    readCatalogueWallet(getRecentWallets(portico).find(isIt))
  )
}
