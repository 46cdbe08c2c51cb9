import { approvalRpcMethods, safeRpcMethods } from './rpcMethods.js'

/** `safe`: answered at once; `approval`: the person is asked; `refused`: never reaches the frame. */
export type RpcMethodClass = 'safe' | 'approval' | 'refused'

/**
 * Says how the embedded wallet treats an RPC method. Spelling counts: a method that is not listed is refused.
 *
 * @param method The JSON-RPC method's name.
 */
export function classifyRpcMethod(method: string): RpcMethodClass {
  // Widened, because `includes` of a tuple of literals takes only those literals.
  if ((safeRpcMethods as readonly string[]).includes(method)) return 'safe'
  return (approvalRpcMethods as readonly string[]).includes(method) ? 'approval' : 'refused'
}
