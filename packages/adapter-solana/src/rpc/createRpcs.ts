import { type AdapterContext, type CaipNetworkId, createRpcClient, isPorticoError, type RpcClient } from '@portico/core'
import { chainErrors, settle } from '@portico/core/internal'
import { solanaErrors } from '../errors/solanaErrors.js'
import { parseExactJson } from './parseExactJson.js'

/** Reads and writes one cluster. */
export type SolanaRpc = {
  readonly networkId: CaipNetworkId
  /** Rejects with `connection/aborted` at abort, `rpc/error` and the errors of `createRpcClient`. */
  request(method: string, params: readonly unknown[], signal?: AbortSignal): Promise<unknown>
  /** Creates the error for a response that does not match the method. */
  fail(cause?: unknown): Error
}

/** Finds the RPC of one of the app's clusters. Throws `chain/network-not-found`. */
export type GetRpc = (networkId: CaipNetworkId) => SolanaRpc

/**
 * Creates the function that hands out RPC clients, one for each cluster as long as its URLs stay the same.
 *
 * @param context The instance's parts.
 */
export function createRpcs(context: AdapterContext): GetRpc {
  const { http, clock, logger } = context
  const clients = new Map<string, RpcClient>()
  return (networkId) => {
    const found = context.networks('solana').find(({ caipNetworkId }) => caipNetworkId === networkId)
    if (!found) throw chainErrors('chain/network-not-found')
    const known = context.rpcUrls(networkId)
    const urls = known.length > 0 ? known : found.rpcUrls.default.http
    const key = urls.join(' ')
    const client =
      clients.get(key) ?? createRpcClient({ urls, http, clock, logger, ping: false, parse: parseExactJson })
    clients.set(key, client)
    const fail = (cause?: unknown) => solanaErrors('solana/rpc-failed', { networkId }, { cause })
    return {
      networkId,
      fail,
      async request(method, params, signal) {
        try {
          return await settle(() => client.request(method, params, { signal }), { signal })
        } catch (error) {
          throw isPorticoError(error) ? error : fail(error)
        }
      },
    }
  }
}
