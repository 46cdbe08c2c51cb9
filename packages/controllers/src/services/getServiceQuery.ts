import { getFeature } from '../features/getFeature.js'
import { getIdentity } from '../portico/getIdentity.js'
import { internals, type Portico } from '../portico/Portico.js'
import type { Services } from '../portico/PorticoOptions.js'
import { relayClientIdFeature } from './relayClientIdFeature.js'

export type ServiceQuery = {
  readonly projectId: string | undefined
  readonly st: string
  readonly sv: string
  readonly clientId?: string | undefined
}

/**
 * Returns the query by which a service knows the app. `clientId` goes to the blockchain API alone, and last: append
 * other parameters before it.
 *
 * @param portico The instance.
 * @param service The service that is called.
 */
export function getServiceQuery(portico: Portico, service: keyof Services): ServiceQuery {
  const query = { projectId: portico[internals].options.projectId, ...getIdentity(portico, service) }
  return service === 'blockchainApi' ? { ...query, clientId: getFeature(portico, relayClientIdFeature).id } : query
}
