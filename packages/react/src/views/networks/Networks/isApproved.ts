import type { NamespaceState } from '@portico/controllers'
import type { ChainNamespace, Network } from '@portico/core'

type Links = Readonly<Partial<Record<ChainNamespace, Pick<NamespaceState, 'status' | 'approved'>>>>

/**
 * Says whether the connected wallet agreed to use a network. Without a wallet every network may be chosen.
 *
 * @param network The network asked about.
 * @param namespaces The connections of the instance.
 */
export function isApproved(network: Network, namespaces: Links): boolean {
  const link = namespaces[network.chainNamespace]
  if (link?.status !== 'connected' || link.approved === 'all') return true
  return link.approved.includes(network.caipNetworkId)
}
