import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `rpc`; `rpc/error`, which carries the node's own code, is made by `readRpcResponse`. */
export const rpcErrors = defineErrors({
  'rpc/invalid-response': {
    message: (p: { method: string }) => `The node did not answer ${p.method} with a JSON-RPC 2.0 response.`,
  },
  'rpc/no-url': { message: (p: { method: string }) => `No RPC url provided for ${p.method}.` },
})
