import { BaseError, RpcRequestError } from 'viem'

/** EIP-1474: a node that is asked too much, or is behind. */
const limitExceeded = -32005

/**
 * Returns whether a node has refused a call for what it is, which nodes do with errors of many codes. One that cannot be
 * reached, or that is asked too much, has refused nothing.
 *
 * @param error What viem threw.
 */
export function isRefusal(error: unknown): boolean {
  const refusal = error instanceof BaseError ? error.walk((each) => each instanceof RpcRequestError) : null
  return refusal instanceof RpcRequestError && refusal.code !== limitExceeded
}
