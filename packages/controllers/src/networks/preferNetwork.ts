import type { CaipNetworkId } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { isOffered } from '../instance/state/networksState.js'

/**
 * Chooses a network for when its namespace gets connected; the active namespace stays.
 *
 * @param portico The instance.
 * @param network One of the state's `networks`; another one is not chosen.
 */
export function preferNetwork(portico: Portico, network: CaipNetworkId): void {
  const { networks } = getInternals(portico).stores
  if (isOffered(networks, network)) networks.active[network.slice(0, network.indexOf(':'))] = network
}
