import { defineNetwork, type NetworkInput } from '@portico/core'
import { ref } from 'valtio/vanilla'
import { disconnected } from '../connection/disconnected.js'
import { ensureLive } from '../portico/ensureLive.js'
import { instanceErrors } from '../portico/instanceErrors.js'
import type { Portico } from '../portico/Portico.js'
import { isOffered } from './isOffered.js'

/** What `addNetwork` takes. */
export type AddNetworkParameters = { readonly network: NetworkInput }

/**
 * Offers one more network.
 *
 * @param portico The instance.
 * @param parameters The network.
 * @throws `instance/duplicate-network`, `network/invalid`
 */
export function addNetwork(portico: Portico, { network }: AddNetworkParameters): void {
  const { connection, networks } = ensureLive(portico).stores
  const added = defineNetwork(network)
  const { caipNetworkId, chainNamespace } = added
  if (isOffered(networks, caipNetworkId)) throw instanceErrors('instance/duplicate-network', { network: caipNetworkId })
  networks.networks = ref([...networks.networks, added])
  networks.active[chainNamespace] ??= caipNetworkId
  connection.namespaces[chainNamespace] ??= ref(disconnected('initial'))
}
