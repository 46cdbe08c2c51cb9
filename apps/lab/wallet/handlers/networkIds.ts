import type { FrameRpcRequest } from '@portico/frame-bridge/host'

/**
 * Reads the number of an EVM chain out of the ways apps write it: `1`, `'1'`, `'0x1'`, `'eip155:1'`.
 *
 * @returns `undefined` for networks of other kinds.
 */
export function readChainNumber(chainId: string | number): number | undefined {
  const text = `${chainId}`.replace(/^eip155:/, '')
  return /^(0x[\da-f]{1,13}|[1-9]\d{0,15})$/i.test(text) ? Number(text) : undefined
}

/**
 * Returns the network that a request itself names, as the app wrote it.
 *
 * @param namespace The kind of network that the method is for. Clients name an EVM network where nobody told them
 * another, also with a method for Solana: such a name says nothing.
 */
export function readRequestNetwork(
  { chainId, chainNamespace }: Pick<FrameRpcRequest, 'chainId' | 'chainNamespace'>,
  namespace: 'eip155' | 'solana',
): string | number | undefined {
  if (chainId === undefined) return undefined
  const kind = chainNamespace ?? (readChainNumber(chainId) === undefined ? 'solana' : 'eip155')
  return kind === namespace ? chainId : undefined
}

/** Writes a Solana network as CAIP-2, also where an app gave its id alone. */
export function toSolanaId(chainId: string | number): string {
  return `${chainId}`.startsWith('solana:') ? `${chainId}` : `solana:${chainId}`
}
