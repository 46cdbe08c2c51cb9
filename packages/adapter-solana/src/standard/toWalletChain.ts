import type { CaipNetworkId } from '@portico/core'
import { clusterNames } from './clusterNames.js'

/**
 * Returns the chain of a network as a wallet knows it: a name for the public clusters; for a custom one its own id, or
 * `solana:localnet` when the wallet has only that; `undefined` when the wallet does not know the network.
 *
 * @param chains The wallet's chains.
 * @param network The network.
 */
export function toWalletChain(chains: readonly string[], network: CaipNetworkId): `solana:${string}` | undefined {
  const candidates = [clusterNames[network] ?? 'solana:localnet', network]
  const chain = candidates.find((name) => chains.includes(name))
  // Every candidate is one of namespace `solana`, as the app's networks of this adapter are.
  return chain as `solana:${string}` | undefined
}
