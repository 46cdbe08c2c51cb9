import { internals, type Portico } from '../instance/Portico.js'
import type { Services } from '../instance/PorticoOptions.js'
import { getIdentity } from './getIdentity.js'

/** Query parameters that identify the app to a service. */
export type ServiceQuery = {
  readonly projectId: string | undefined
  readonly st: string
  readonly sv: string
}

/**
 * Returns the query parameters that identify the app to a service.
 *
 * @param portico The instance.
 * @param service The service.
 */
export function getServiceQuery(portico: Portico, service: Exclude<keyof Services, 'names'>): ServiceQuery {
  return { projectId: portico[internals].options.projectId, ...getIdentity(portico, service) }
}
