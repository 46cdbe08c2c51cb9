import { internals, type Portico } from '../instance/Portico.js'
import { supportsFeature } from '../networks/supportsFeature.js'
import { usesBlockchainApi } from '../services/blockchainApi/usesBlockchainApi.js'

/**
 * Returns whether the modal offers to register a name for the active account: an EVM account that is connected, on a
 * network of the app that is no test network, of an app that uses a data service.
 *
 * @param portico The instance.
 */
export function offersNames(portico: Portico): boolean {
  const { connection, networks } = portico[internals].stores
  if (connection.activeNamespace !== 'eip155' || !usesBlockchainApi(portico)) return false
  const { networkId = networks.active.eip155, status } = connection.namespaces.eip155 ?? {}
  const network = networks.networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  const isUsable = status === 'connected' && network !== undefined && !network.testnet
  return isUsable && supportsFeature(portico, { namespace: 'eip155', feature: 'names' })
}
