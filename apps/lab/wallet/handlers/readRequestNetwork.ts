import type { FrameRpcRequest } from '@portico/frame-bridge/host'
import { readChainNumber } from './readChainNumber.js'

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
