import { type CaipNetworkId, isCaipNetworkId } from '@portico/core'

/** Solana's clusters by their present id, and the id that older wallets know them by. */
export const networkAliases: Readonly<Record<CaipNetworkId, CaipNetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** Returns the id in use now: itself, or the successor of a former Solana id. */
export function toNetworkId(id: CaipNetworkId): CaipNetworkId {
  const successor = Object.entries(networkAliases).find(([, former]) => former === id)?.[0]
  return isCaipNetworkId(successor) ? successor : id
}
