import type { Network } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import { isHostedNetwork } from './isHostedNetwork.js'

/**
 * Returns whether a network is read through the hosted JSON-RPC service. A network without an RPC URL is not, unless
 * the option `hostedReads` is set, so that the app decides which hosts are contacted.
 *
 * @param portico The instance.
 * @param network The network.
 */
export function isReadHosted(portico: Portico, network: Network): boolean {
  const { customRpcUrls, hostedReads } = getInternals(portico).options
  const urls = [...(customRpcUrls[network.caipNetworkId] ?? []), ...network.rpcUrls.default.http]
  return (hostedReads || urls.length > 0) && isHostedNetwork(network)
}
