import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { toFrameChainId } from '@portico/core/internal'
import { createRequestMessage } from '../messenger/createRequestMessage.js'
import { classifyRpcMethod } from '../protocol/classifyRpcMethod.js'
import { frameErrors } from '../protocol/frameErrors.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'
import type { ClientCore } from './ClientCore.js'
import { checkRpcResult } from './checkRpcResult.js'
import type { Approvals } from './createApprovals.js'
import type { FrameClient } from './FrameClient.js'

/** Creates the RPC part of a client: refusal and approval of requests. */
export function createRpc({ send, emitter }: ClientCore, approvals: Approvals): Pick<FrameClient, 'request'> {
  const ask = async (request: FrameRpcRequest, options: Parameters<typeof send>[2]) => {
    try {
      return checkRpcResult(request.method, await send('RPC_REQUEST', request, options))
    } catch (error) {
      // Wallets without capabilities may not support the method.
      if (request.method === 'wallet_getCapabilities' && !isPorticoError(error, 'frame/rpc-aborted')) return {}
      throw error
    }
  }
  const askPerson = (request: FrameRpcRequest, signal: AbortSignal | undefined) => {
    // Validate first, so that an invalid request does not open the frame.
    createRequestMessage('RPC_REQUEST', request)
    return approvals.run(request.method, (options) => ask(request, options), signal)
  }
  return {
    async request({ method, params, networkId }, { signal } = {}) {
      const kind = classifyRpcMethod(method)
      if (kind === 'refused') {
        emitter.emit('refused', { method, error: frameErrors('frame/action-not-allowed') })
        throw frameErrors('frame/rpc-not-allowed')
      }
      // The method was checked above, and the shape is checked before sending.
      const request = {
        ...(networkId && nameNetwork(networkId)),
        method,
        ...(params === undefined ? toDefault(method) : { params }),
      } as FrameRpcRequest
      if (kind === 'approval') return askPerson(request, signal)
      // No user is involved, so a reply that is lost or dropped must time out.
      return ask(request, { signal, timeoutMs: frameTimeouts.request })
    },
  }
}

/** Describes a network like later clients of the first protocol. */
function nameNetwork(networkId: CaipNetworkId) {
  return { chainId: toFrameChainId(networkId), chainNamespace: networkId.slice(0, networkId.indexOf(':')) }
}

/** Adds the empty list that the protocol requires and callers may omit. */
function toDefault(method: string): { readonly params?: readonly [] } {
  return method.startsWith('eth_') ? { params: [] } : {}
}
