import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'

/**
 * Returns the id by which the relay knows the app, while connected over one, for requests of the blockchain API; no other
 * host is told it.
 *
 * @param portico The instance.
 * @param url The URL that is requested.
 */
export function getClientId(portico: Portico, url: string): string | undefined {
  const { connections, options } = getInternals(portico)
  if (!url.startsWith(`${options.services.blockchainApi}/`)) return undefined
  return [...connections.values()].find(({ relayClientId }) => relayClientId)?.relayClientId
}
