import type { FrameRpcRequest } from '@portico/frame-bridge/host'
import type { FrameContext } from './FrameContext.js'
import { readRequestNetwork } from './networkIds.js'

/**
 * Adds the network to a request: the one that it names, otherwise the last one of its namespace that the app used. Must
 * be called when the request arrives, because the app may switch while the request waits for its turn.
 */
export function nameNetwork(
  { store, firstChainId }: Pick<FrameContext, 'store' | 'firstChainId'>,
  request: FrameRpcRequest,
): FrameRpcRequest {
  const chainNamespace = request.method.startsWith('solana_') ? 'solana' : 'eip155'
  const asked = readRequestNetwork(request, chainNamespace)
  return { ...request, chainNamespace, chainId: asked ?? store.getChainId(chainNamespace) ?? firstChainId }
}
