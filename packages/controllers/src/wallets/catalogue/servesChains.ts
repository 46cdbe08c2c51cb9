import type { CaipNetworkId } from '@portico/core'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'

/** Says whether a wallet serves one of the networks at least; one that does not name its networks may. */
export function servesChains({ chains }: CatalogueWallet, requested: readonly CaipNetworkId[]): boolean {
  return chains.length === 0 || chains.some((chain) => requested.includes(chain))
}
