import type { CaipNetworkId } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import { ref } from 'valtio/vanilla'
import { ensureLive } from '../instance/ensureLive.js'
import { instanceErrors } from '../instance/instanceErrors.js'
import type { Portico } from '../instance/Portico.js'

/** What `removeNetwork` takes. */
export type RemoveNetworkParameters = { readonly networkId: CaipNetworkId }

/**
 * Removes a network from those of the app. If it was active, another one of its namespace becomes active, or the first
 * of all. A wallet on it stays there, as on any unsupported network.
 *
 * @param portico The instance.
 * @param parameters The network.
 * @throws `chain/network-not-found`, and `instance/no-networks` for the last one
 */
export function removeNetwork(portico: Portico, { networkId }: RemoveNetworkParameters): void {
  const { connection, networks } = ensureLive(portico).stores
  const removed = networks.networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!removed) throw chainErrors('chain/network-not-found')
  const left = networks.networks.filter((kept) => kept !== removed)
  const [first] = left
  if (!first) throw instanceErrors('instance/no-networks')
  const { chainNamespace } = removed
  const next = left.find((kept) => kept.chainNamespace === chainNamespace)
  networks.networks = ref(left)
  if (networks.active[chainNamespace] !== networkId) return
  if (next) networks.active[chainNamespace] = next.caipNetworkId
  else {
    delete networks.active[chainNamespace]
    if (connection.activeNamespace === chainNamespace) connection.activeNamespace = first.chainNamespace
  }
}
