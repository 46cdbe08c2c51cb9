import type { Network } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { isHostedNetwork } from './isHostedNetwork.js'

/**
 * Says whether a network is read through the hosted JSON-RPC service. One without a URL is not, unless the app chose so:
 * no host is asked that nobody named.
 *
 * @param portico The instance.
 * @param network The network.
 */
export function isReadHosted(portico: Portico, network: Network): boolean {
  const { customRpcUrls, hostedReads } = getInternals(portico).options
  const urls = [...(customRpcUrls[network.caipNetworkId] ?? []), ...network.rpcUrls.default.http]
  return (hostedReads || urls.length > 0) && isHostedNetwork(network)
}
