import type { Portico } from '../../instance/Portico.js'
import { rememberStoredWallet } from '../list/rememberStoredWallet.js'
import { toStoredWallet } from '../list/toStoredWallet.js'
import { getCatalogueWallet } from './getCatalogueWallet.js'

/**
 * Remembers a wallet of the catalogue that was connected over WalletConnect as one used lately, with what is needed to
 * offer it again without asking the catalogue. One that is remembered already keeps its place.
 *
 * @param portico The instance.
 * @param parameters Id of the wallet; one that `getCatalogueWallet` does not find is not remembered.
 */
export function rememberRecentCatalogueWallet(portico: Portico, { walletId }: { readonly walletId: string }): void {
  const wallet = getCatalogueWallet(portico, { walletId })
  if (wallet) rememberStoredWallet(portico, toStoredWallet(wallet))
}
