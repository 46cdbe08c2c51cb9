import type { CaipNetworkId } from '@portico/core'

/** Ids of Solana's networks that older wallets approve, by the first letters of a hash of another block. */
const deprecated: Readonly<Record<string, CaipNetworkId>> = {
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

/** Returns the id in use now: itself, or the successor of a deprecated Solana id. */
export function toNetworkId(id: CaipNetworkId): CaipNetworkId {
  return (Object.hasOwn(deprecated, id) && deprecated[id]) || id
}
