import type { NamespaceState } from '@portico/controllers'
import type { ChainNamespace, Network } from '@portico/core'

/**
 * Says whether the connected wallet agreed to use a network. Without a wallet every network may be chosen.
 *
 * @param network The network asked about.
 * @param namespaces The connections of the instance.
 */
export function isApproved(network: Network, namespaces: Readonly<Record<ChainNamespace, NamespaceState>>): boolean {
  const link = namespaces[network.chainNamespace]
  if (link?.status !== 'connected' || link.approved === 'all') return true
  return link.approved.includes(network.caipNetworkId)
}
