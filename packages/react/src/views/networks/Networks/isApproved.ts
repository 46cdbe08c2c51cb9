import type { NamespaceState } from '@portico/controllers'
import type { CaipNetworkId, ChainNamespace, Network } from '@portico/core'

type Links = Readonly<Partial<Record<ChainNamespace, Pick<NamespaceState, 'status' | 'approved'>>>>

/**
 * Returns whether the connected wallet agreed to use a network or can be asked to. Without a wallet every network may
 * be chosen.
 *
 * @param network The network asked about.
 * @param namespaces The connections of the instance.
 * @param canAskFor Returns whether the wallet can be asked for a network it did not agree to.
 */
export function isApproved(
  { caipNetworkId, chainNamespace }: Network,
  namespaces: Links,
  canAskFor?: (networkId: CaipNetworkId) => boolean | undefined,
): boolean {
  const link = namespaces[chainNamespace]
  if (link?.status !== 'connected' || link.approved === 'all') return true
  return link.approved.includes(caipNetworkId) || canAskFor?.(caipNetworkId) === true
}
