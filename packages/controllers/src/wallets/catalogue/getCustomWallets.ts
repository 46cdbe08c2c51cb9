import { readCatalogueWallet } from '../../clients/catalogueClient/readCatalogueWallet.js'
import { internals, type Portico } from '../../portico/Portico.js'
import type { CatalogueWallet } from './CatalogueWallet.js'

/**
 * Returns the wallets of the option `customWallets`, checked as those of the catalogue are.
 *
 * @param portico The instance.
 */
export function getCustomWallets(portico: Portico): readonly CatalogueWallet[] {
  return (portico[internals].options.customWallets ?? []).flatMap((wallet) => readCatalogueWallet(wallet) ?? [])
}
