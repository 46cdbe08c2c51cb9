import { internals, type Portico } from '../../instance/Portico.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { readCatalogueWallet } from '../../services/catalogue/readCatalogueWallet.js'

/**
 * Returns the wallets of the option `customWallets`, validated like those of the catalogue.
 *
 * @param portico The instance.
 */
export function getCustomWallets(portico: Portico): readonly CatalogueWallet[] {
  return (portico[internals].options.customWallets ?? []).flatMap((wallet) => readCatalogueWallet(wallet) ?? [])
}
