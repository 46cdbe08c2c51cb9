import { type AdapterContext, createRpcClient, isPorticoError } from '@portico/core'
import type { RpcErrorParams } from '@portico/core/internal'
import { custom, RpcRequestError, type Transport } from 'viem'

/**
 * Creates a viem transport over the instance's own JSON-RPC client, so that viem's calls have the same time limits,
 * retries and fallbacks as all others.
 *
 * @param context The instance's parts.
 * @param urls RPC URLs, best first.
 */
export function createTransport({ http, clock, logger }: AdapterContext, urls: readonly string[]): Transport {
  const rpc = createRpcClient({ urls, http, clock, logger, ping: false })
  const request = async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    try {
      return await rpc.request(method, params)
    } catch (error) {
      if (!isPorticoError(error, 'rpc/error')) throw error
      // The client throws this code with these params only. viem finds code and revert data in its own error class.
      const { rpcCode, message, data } = error.params as RpcErrorParams
      throw new RpcRequestError({ body: { method, params }, error: { code: rpcCode, message, data }, url: '' })
    }
  }
  return custom({ request }, { retryCount: 0 })
}
