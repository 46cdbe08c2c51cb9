/** Writes a Solana network as CAIP-2, also where an app gave its id alone. */
export function toSolanaId(chainId: string | number): string {
  return `${chainId}`.startsWith('solana:') ? `${chainId}` : `solana:${chainId}`
}
