import { getIdentity } from '../portico/getIdentity.js'
import { internals, type Portico } from '../portico/Portico.js'
import type { Services } from '../portico/PorticoOptions.js'

/** The query by which a service knows the app. */
export type ServiceQuery = {
  readonly projectId: string | undefined
  readonly st: string
  readonly sv: string
  readonly clientId?: string | undefined
}

/**
 * Returns the query by which a service knows the app. The id by which the relay knows
 * it, while connected over one, goes to the blockchain API alone, and last: append
 * other parameters before it.
 *
 * @param portico The instance.
 * @param service The service that is called.
 */
export function getServiceQuery(portico: Portico, service: keyof Services): ServiceQuery {
  const { connections, options } = portico[internals]
  const query = { projectId: options.projectId, ...getIdentity(portico, service) }
  const [clientId] = [...connections.values()].flatMap(({ relayClientId }) => relayClientId ?? [])
  return service === 'blockchainApi' ? { ...query, clientId } : query
}
