/**
 * Says whether a node that answered with a JSON-RPC code may answer otherwise at the next try, as may another node: -1
 * (unknown), -32005 (limit reached, or behind) and -32603 (failed inside).
 *
 * @param code The `rpcCode` of an error.
 */
export function isTransientRpcCode(code: unknown): boolean {
  return code === -1 || code === -32005 || code === -32603
}
