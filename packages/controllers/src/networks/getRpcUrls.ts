import type { CaipNetworkId, Network } from '@portico/core'
import { defaultServices } from '../instance/PorticoOptions.js'
import type { ResolvedOptions } from '../instance/ResolvedOptions.js'

export type GetRpcUrlsParameters = {
  readonly options: Pick<ResolvedOptions, 'customRpcUrls' | 'projectId' | 'services'>
  readonly networks: readonly Network[]
  readonly id: CaipNetworkId
  readonly isHosted: ((network: Network) => boolean) | undefined
}

/**
 * Lists the URLs for reading a network, best first: the app's own, the JSON-RPC service (your own host for any network, the
 * hosted one if `isHosted` says so and with a project id), and the network's public ones.
 */
export function getRpcUrls({ options, networks, id, isHosted }: GetRpcUrlsParameters): readonly string[] {
  const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
  if (!network) return []
  const { customRpcUrls, projectId, services } = options
  const own = services.rpc !== defaultServices.rpc
  const urls = [...(customRpcUrls[id] ?? [])]
  if (own || (projectId && isHosted?.(network))) {
    const query = new URLSearchParams({ chainId: id, ...(projectId && { projectId }) })
    urls.push(`${services.rpc}/v1/?${query}`)
  }
  return [...new Set([...urls, ...network.rpcUrls.default.http])]
}
