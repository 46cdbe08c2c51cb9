import type { FrameRpcRequest } from '@portico/frame-bridge/host'
import type { FrameContext } from './FrameContext.js'
import { readRequestNetwork } from './networkIds.js'

/**
 * Gives a request the network that it is for. An app may be on several networks: the one that it names is meant, or the
 * one of this kind that it was on last, wherever the frame is. To be called as the request arrives: while it waits for
 * its turn the app may go elsewhere.
 */
export function nameNetwork(
  { store, firstChainId }: Pick<FrameContext, 'store' | 'firstChainId'>,
  request: FrameRpcRequest,
): FrameRpcRequest {
  const chainNamespace = request.method.startsWith('solana_') ? 'solana' : 'eip155'
  const asked = readRequestNetwork(request, chainNamespace)
  return { ...request, chainNamespace, chainId: asked ?? store.getChainId(chainNamespace) ?? firstChainId }
}
