import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'

/** Returns the ids of the networks the app offers, of one namespace or of all. */
export function getRequestedChains(portico: Portico, namespace?: ChainNamespace | undefined): readonly CaipNetworkId[] {
  const { networks } = portico.getState()
  return networks
    .filter(({ chainNamespace }) => !namespace || chainNamespace === namespace)
    .map(({ caipNetworkId }) => caipNetworkId)
}
