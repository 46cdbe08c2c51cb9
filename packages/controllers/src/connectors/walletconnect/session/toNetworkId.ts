import { type CaipNetworkId, isCaipNetworkId } from '@portico/core'

/** Solana's clusters: current ids, and the former ids that older wallets use. */
export const networkAliases: Readonly<Record<CaipNetworkId, CaipNetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** Returns the current id of a network, which differs from the given one for former Solana ids. */
export function toNetworkId(id: CaipNetworkId): CaipNetworkId {
  const successor = Object.entries(networkAliases).find(([, former]) => former === id)?.[0]
  return isCaipNetworkId(successor) ? successor : id
}
