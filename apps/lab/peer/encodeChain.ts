/** The ways wallets write a chain into `chainChanged`. */
export type ChainEncoding = 'number' | 'hex' | 'decimal' | 'caip'

/** Writes an EVM chain as wallets do. */
export function encodeChain(chainId: number, encoding: ChainEncoding): number | string {
  if (encoding === 'number') return chainId
  if (encoding === 'hex') return `0x${chainId.toString(16)}`
  return encoding === 'caip' ? `eip155:${chainId}` : `${chainId}`
}
