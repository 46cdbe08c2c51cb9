import type { Network } from '@portico/core'
import { toSafeLink } from '@portico/core/internal'

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
  if (!explorer) return undefined
  // Test clusters of Solana are told apart by the query, as in `https://solscan.io/?cluster=devnet`.
  const [base = '', query] = explorer.url.split('?')
  const kind = page.kind === 'address' && base.startsWith('https://solscan.io') ? 'account' : page.kind
  const path = `${base.replace(/\/$/, '')}/${kind}/${encodeURIComponent(page.value)}`
  const href = toSafeLink(query ? `${path}?${query}` : path)
  return href ? { name: explorer.name, href } : undefined
}
