import type { CaipNetworkId } from '@portico/core'

/** Names of public clusters in Wallet Standard. CAIP-2 uses the first 32 characters of their genesis hash. */
export const clusterNames: Readonly<Record<CaipNetworkId, `solana:${string}`>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}
