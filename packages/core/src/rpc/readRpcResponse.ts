import { defineErrors } from '../errors/defineErrors.js'
import { PorticoError } from '../errors/PorticoError.js'
import { isRecord } from '../validate/records.js'

/** Creates errors of domain `rpc`; `rpc/error`, which carries the node's own code, is made by `readRpcResponse`. */
export const rpcErrors = defineErrors({
  'rpc/invalid-response': {
    message: (p: { method: string }) => `The node did not answer ${p.method} with a JSON-RPC 2.0 response.`,
  },
  'rpc/no-url': { message: (p: { method: string }) => `No RPC url provided for ${p.method}.` },
})

export type ReadRpcResponseParameters = { readonly id: number; readonly method: string }

/** Parameters of a node's error. */
export type RpcErrorParams = {
  readonly method: string
  readonly rpcCode: number
  readonly message: string
  readonly data: unknown
}

/**
 * Returns the result of a JSON-RPC 2.0 response. Throws `rpc/error` with the node's code as `rpcCode`, or
 * `rpc/invalid-response` when it is no response to that request.
 */
export function readRpcResponse(response: unknown, { id, method }: ReadRpcResponseParameters): unknown {
  if (!isRecord(response) || response.jsonrpc !== '2.0') throw rpcErrors('rpc/invalid-response', { method })
  const { error } = response
  if (isRecord(error) && typeof error.code === 'number') {
    const message = typeof error.message === 'string' ? error.message.slice(0, 1000) : ''
    const params: RpcErrorParams = { method, rpcCode: error.code, message, data: error.data }
    throw new PorticoError('rpc/error', params, {
      shortMessage: `The node refused ${method} with code ${error.code}: ${message}`,
      rpcCode: error.code,
    })
  }
  // Some gateways return the id as a string.
  if (String(response.id) !== String(id) || !('result' in response)) {
    throw rpcErrors('rpc/invalid-response', { method })
  }
  return response.result
}
