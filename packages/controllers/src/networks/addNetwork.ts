import { defineNetwork, type NetworkInput } from '@portico/core'
import { ref } from 'valtio/vanilla'
import { ensureLive } from '../instance/ensureLive.js'
import { instanceErrors } from '../instance/instanceErrors.js'
import type { Portico } from '../instance/Portico.js'
import { disconnected } from '../instance/state/connectionState.js'
import { isOffered } from '../instance/state/networksState.js'

/** What `addNetwork` takes. */
export type AddNetworkParameters = { readonly network: NetworkInput }

/**
 * Adds a network to those of the app.
 *
 * @param portico The instance.
 * @param parameters The network.
 * @throws `instance/duplicate-network`, `network/invalid`
 */
export function addNetwork(portico: Portico, { network }: AddNetworkParameters): void {
  const { connection, networks } = ensureLive(portico).stores
  const added = defineNetwork(network)
  const { caipNetworkId, chainNamespace } = added
  if (isOffered(networks, caipNetworkId))
    throw instanceErrors('instance/duplicate-network', { networkId: caipNetworkId })
  networks.networks = ref([...networks.networks, added])
  networks.active[chainNamespace] ??= caipNetworkId
  connection.namespaces[chainNamespace] ??= ref(disconnected('initial'))
}
