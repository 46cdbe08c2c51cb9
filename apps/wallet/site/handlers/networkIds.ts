import type { FrameRpcRequest } from '@portico/frame-bridge/host'

/**
 * Parses the id of an EVM chain: `1`, `'1'`, `'0x1'` or `'eip155:1'`.
 *
 * @returns `undefined` for networks of other namespaces.
 */
export function readChainNumber(chainId: string | number): number | undefined {
  const text = `${chainId}`.replace(/^eip155:/, '')
  return /^(0x[\da-f]{1,13}|[1-9]\d{0,15})$/i.test(text) ? Number(text) : undefined
}

/**
 * Returns the network that a request names, as the app wrote it.
 *
 * @param namespace Namespace of the method. Some clients send an EVM network by default, also with Solana methods, so a
 * network of another namespace is ignored.
 */
export function readRequestNetwork(
  { chainId, chainNamespace }: Pick<FrameRpcRequest, 'chainId' | 'chainNamespace'>,
  namespace: 'eip155' | 'solana',
): string | number | undefined {
  if (chainId === undefined) return undefined
  const kind = chainNamespace ?? (readChainNumber(chainId) === undefined ? 'solana' : 'eip155')
  return kind === namespace ? chainId : undefined
}

/** Returns the CAIP-2 id of a Solana network that may be given without its namespace. */
export function toSolanaId(chainId: string | number): string {
  return `${chainId}`.startsWith('solana:') ? `${chainId}` : `solana:${chainId}`
}
