import type { CaipNetworkId } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { isOffered } from '../instance/state/networksState.js'

/**
 * Chooses a network for the next connection of its namespace. The active namespace does not change.
 *
 * @param portico The instance.
 * @param network One of the state's `networks`; others are ignored.
 */
export function preferNetwork(portico: Portico, networkId: CaipNetworkId): void {
  const { networks } = getInternals(portico).stores
  if (isOffered(networks, networkId)) networks.active[networkId.slice(0, networkId.indexOf(':'))] = networkId
}
