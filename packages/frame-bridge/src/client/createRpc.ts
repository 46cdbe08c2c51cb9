import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { linkSignals, toFrameChainId } from '@portico/core/internal'
import { createRequestMessage } from '../messenger/createRequestMessage.js'
import { classifyRpcMethod } from '../protocol/classifyRpcMethod.js'
import { frameErrors } from '../protocol/frameErrors.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'
import type { ClientCore } from './ClientCore.js'
import { checkRpcResult } from './checkRpcResult.js'
import type { FrameClient, FrameClientEvents, RpcApproval } from './FrameClient.js'

/** Creates the RPC part of a client: refusal, approval and abort of requests. */
export function createRpc({
  send,
  emitter,
}: ClientCore): Pick<FrameClient, 'request' | 'abortOpenRequests' | 'openRequests'> {
  const open = new Map<RpcApproval, AbortController>()
  const state = { lastId: 0 }

  const ask = async (request: FrameRpcRequest, options: Parameters<typeof send>[2]) => {
    try {
      return checkRpcResult(request.method, await send('RPC_REQUEST', request, options))
    } catch (error) {
      // Wallets without capabilities may not support the method.
      if (request.method === 'wallet_getCapabilities' && !isPorticoError(error, 'frame/rpc-aborted')) return {}
      throw error
    }
  }
  const askPerson = async (request: FrameRpcRequest, signal: AbortSignal | undefined) => {
    // Validate first, so that an invalid request does not open the frame.
    createRequestMessage('RPC_REQUEST', request)
    const approval: { -readonly [name in keyof RpcApproval]: RpcApproval[name] } = {
      id: ++state.lastId,
      method: request.method,
    }
    const controller = new AbortController()
    const unlink = linkSignals(controller, [signal])
    open.set(approval, controller)
    const settle = (outcome: FrameClientEvents['settled']['outcome']) => {
      unlink()
      open.delete(approval)
      emitter.emit('settled', { ...approval, outcome })
    }
    emitter.emit('approval', approval)
    try {
      const onApproved = () => {
        approval.isApproved = true
        emitter.emit('approved', approval)
      }
      const result = await ask(request, { signal: controller.signal, onApproved })
      settle('success')
      return result
    } catch (error) {
      settle(controller.signal.aborted && !approval.isApproved ? 'aborted' : 'error')
      throw error
    }
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
    abortOpenRequests() {
      for (const [{ isApproved }, controller] of [...open]) if (!isApproved) controller.abort()
    },
    openRequests: () => [...open.keys()],
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
