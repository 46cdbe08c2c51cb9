import { isPorticoError } from '@portico/core'
import { smartAccountEnabledNetworksKey } from '@portico/core/internal'
import type { ClientCore, RequestOptions } from './ClientCore.js'

/** Requests and stores the EVM networks with smart accounts. Empty if the frame cannot tell. */
export async function getSmartAccountNetworks(
  { send, store }: ClientCore,
  options?: RequestOptions,
): Promise<readonly number[]> {
  const networks = await send('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, options).then(
    (reply) => reply.smartAccountEnabledNetworks,
    (error: unknown) => {
      if (isPorticoError(error, 'frame/aborted')) throw error
      return []
    },
  )
  store.set(smartAccountEnabledNetworksKey, networks)
  return networks
}
