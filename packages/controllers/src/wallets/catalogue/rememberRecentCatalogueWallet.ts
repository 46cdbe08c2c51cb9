import type { Portico } from '../../instance/Portico.js'
import { rememberStoredWallet } from '../list/rememberStoredWallet.js'
import { toStoredWallet } from '../list/toStoredWallet.js'
import { getCatalogueWallet } from './getCatalogueWallet.js'

/**
 * Stores a wallet of the catalogue that was connected over WalletConnect as a recent one, with what is needed to offer
 * it again without a request. A wallet that is stored already keeps its position.
 *
 * @param portico The instance.
 * @param parameters Id of the wallet. Ignored if `getCatalogueWallet` does not find it.
 */
export function rememberRecentCatalogueWallet(portico: Portico, { walletId }: { readonly walletId: string }): void {
  const wallet = getCatalogueWallet(portico, { walletId })
  if (wallet) rememberStoredWallet(portico, toStoredWallet(wallet))
}
