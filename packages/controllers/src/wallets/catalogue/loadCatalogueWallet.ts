import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { catalogueWalletQueryOptions } from './catalogueWalletQueryOptions.js'
import { getCatalogueWallet } from './getCatalogueWallet.js'

/**
 * Finds a wallet like `getCatalogueWallet`, and requests it from the catalogue if it is not loaded yet, for example
 * after a reload.
 *
 * @param portico The instance.
 * @param parameters The wallet's id.
 * @returns The wallet; `undefined` if the catalogue does not know it either.
 * @throws `catalogue/invalid-reply`, and `http/*` if the request fails.
 */
export async function loadCatalogueWallet(
  portico: Portico,
  { walletId }: { readonly walletId: string },
): Promise<CatalogueWallet | undefined> {
  const known = getCatalogueWallet(portico, { walletId })
  if (known) return known
  const client = getPart(portico, queryClientPart)
  const { wallets } = await client.fetchQuery(catalogueWalletQueryOptions(portico, { walletId }))
  return wallets.find(({ id }) => id === walletId)
}
