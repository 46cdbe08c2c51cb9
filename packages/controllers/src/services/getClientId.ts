import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'

/**
 * Returns the app's client id at the relay, if connected, for requests to the data and JSON-RPC services. No other host
 * receives it.
 *
 * @param portico The instance.
 * @param url The requested URL.
 */
export function getClientId(portico: Portico, url: string): string | undefined {
  const { connections, options } = getInternals(portico)
  const { blockchainApi, rpc } = options.services
  if (![blockchainApi, rpc].some((base) => url.startsWith(`${base}/`))) return undefined
  return [...connections.values()].find(({ relayClientId }) => relayClientId)?.relayClientId
}
