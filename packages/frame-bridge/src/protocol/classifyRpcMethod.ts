import { approvalRpcMethods, safeRpcMethods } from './rpcMethods.js'

/** `safe`: answered at once; `approval`: the user is asked; `refused`: never sent to the frame. */
export type RpcMethodClass = 'safe' | 'approval' | 'refused'

/**
 * Returns how the embedded wallet treats an RPC method. Case-sensitive: a method that is not listed is refused.
 *
 * @param method The JSON-RPC method's name.
 */
export function classifyRpcMethod(method: string): RpcMethodClass {
  // Widened, because `includes` of a tuple of literals takes only those literals.
  if ((safeRpcMethods as readonly string[]).includes(method)) return 'safe'
  return (approvalRpcMethods as readonly string[]).includes(method) ? 'approval' : 'refused'
}
