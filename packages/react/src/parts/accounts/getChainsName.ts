import type { ChainNamespace } from '@portico/core'
import { getNamespaceInfo } from '@portico/core/internal'

/**
 * Returns the common name of a namespace's networks.
 *
 * @param namespace The namespace.
 * @param text The name of EVM networks in the active locale; other families have proper names.
 */
export function getChainsName(namespace: ChainNamespace, { eip155 }: { readonly eip155: string }): string {
  return namespace === 'eip155' ? eip155 : getNamespaceInfo(namespace).name
}
