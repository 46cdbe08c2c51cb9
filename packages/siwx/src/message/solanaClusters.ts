/** Public clusters by their CAIP-2 reference, named as Sign-In With Solana names them. */
const clusters = [
  ['5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet'],
  ['EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet'],
  ['4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet'],
] as const

/** Returns the name of a cluster, or the reference itself if it is no public one. */
export function getClusterName(reference: string): string {
  return clusters.find(([known]) => known === reference)?.[1] ?? reference
}

/** Returns the CAIP-2 reference of a cluster's name, or the name itself. */
export function getClusterReference(name: string): string {
  return clusters.find(([, known]) => known === name)?.[0] ?? name
}
