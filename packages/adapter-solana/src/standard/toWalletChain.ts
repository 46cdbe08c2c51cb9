import type { CaipNetworkId } from '@portico/core'

/** Names of public clusters in Wallet Standard. CAIP-2 uses the first 32 characters of their genesis hash. */
export const clusterNames: Readonly<Record<CaipNetworkId, `solana:${string}`>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

/**
 * Returns the chain of a network as a wallet knows it: a name for the public clusters; for a custom one its own id, or
 * `solana:localnet` when the wallet has only that; `undefined` when the wallet does not know the network.
 *
 * @param chains The wallet's chains.
 * @param networkId The network.
 */
export function toWalletChain(chains: readonly string[], networkId: CaipNetworkId): `solana:${string}` | undefined {
  const candidates = [clusterNames[networkId] ?? 'solana:localnet', networkId]
  const chain = candidates.find((name) => chains.includes(name))
  // Every candidate is one of namespace `solana`, as the app's networks of this adapter are.
  return chain as `solana:${string}` | undefined
}
