import { type CaipNetworkId, createRpcClient, isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { defaultServices } from '../../../instance/PorticoOptions.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'

export type ReadNodeParameters = {
  readonly networkId: CaipNetworkId
  readonly method: string
  readonly params: unknown
}

/**
 * Reads a chain through the app's own URLs for it, and no other host. Throws `provider/no-rpc-url`, the node's error
 * with its code, message and data, and errors of the domains `rpc` and `http`.
 *
 * @param live The session.
 * @param parameters The request, and its network.
 */
export async function readNode(live: LiveSession, { networkId, method, params }: ReadNodeParameters): Promise<unknown> {
  const { http, clock, logger, rpcUrls } = live.context
  const urls = rpcUrls(networkId)
  if (urls.length === 0) throw providerErrors('provider/no-rpc-url', { networkId })
  const key = urls.join(' ')
  const { signal } = live.lifetime
  const ping = live.ping ?? urls[0]?.startsWith(`${defaultServices.rpc}/`) === true
  const node = live.nodes.get(key) ?? createRpcClient({ urls, http, clock, logger, ping, signal })
  live.nodes.set(key, node)
  const list = Array.isArray(params) || isRecord(params) ? params : []
  try {
    return await node.request(method, list, { signal })
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (!isPorticoError(error, 'rpc/error') || !isRecord(error.params)) throw error
    // Callers of EIP-1193 read the node's own code and data, which contain revert reasons.
    const { rpcCode: code, message, data } = error.params
    throw Object.assign(new Error(String(message), { cause: error }), { code, ...(data === undefined ? {} : { data }) })
  }
}
