import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'

/** Returns the ids of the networks the app offers, of one namespace or of all. */
export function getRequestedChains(portico: Portico, namespace?: ChainNamespace | undefined): readonly CaipNetworkId[] {
  const { networks } = portico.getState()
  return networks
    .filter(({ chainNamespace }) => !namespace || chainNamespace === namespace)
    .map(({ caipNetworkId }) => caipNetworkId)
}

/** Returns whether a wallet serves at least one of the networks. A wallet that lists no networks may serve any. */
export function servesChains({ chains }: CatalogueWallet, requested: readonly CaipNetworkId[]): boolean {
  return chains.length === 0 || chains.some((chain) => requested.includes(chain))
}
