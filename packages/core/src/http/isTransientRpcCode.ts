/**
 * Returns whether a JSON-RPC error code may disappear on a retry or with another node: -1 (unknown), -32005 (limit
 * exceeded or out of sync) and -32603 (internal error).
 *
 * @param code The `rpcCode` of an error.
 */
export function isTransientRpcCode(code: unknown): boolean {
  return code === -1 || code === -32005 || code === -32603
}
