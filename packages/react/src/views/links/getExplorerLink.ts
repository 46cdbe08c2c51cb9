import { type Network, toSafeLink } from '@portico/core'

export type ExplorerLink = {
  /** Name of the explorer. */
  readonly name: string
  readonly href: string
}

/**
 * Returns the page of an address or a transaction at the network's block explorer, `undefined` when there is none that
 * may be opened.
 *
 * @param network The network.
 * @param page What to show.
 */
export function getExplorerLink(
  network: Pick<Network, 'blockExplorers'> | undefined,
  page: { readonly kind: 'address' | 'tx'; readonly value: string },
): ExplorerLink | undefined {
  const explorer = network?.blockExplorers?.default
  const href = explorer && toSafeLink(`${explorer.url}/${page.kind}/${encodeURIComponent(page.value)}`)
  return href ? { name: explorer.name, href } : undefined
}
