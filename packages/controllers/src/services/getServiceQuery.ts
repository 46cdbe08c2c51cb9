import { internals, type Portico } from '../instance/Portico.js'
import type { Services } from '../instance/PorticoOptions.js'
import { getIdentity } from './getIdentity.js'

/** The query by which a service knows the app. */
export type ServiceQuery = {
  readonly projectId: string | undefined
  readonly st: string
  readonly sv: string
}

/**
 * Returns the query by which a service knows the app.
 *
 * @param portico The instance.
 * @param service The service that is called.
 */
export function getServiceQuery(portico: Portico, service: keyof Services): ServiceQuery {
  return { projectId: portico[internals].options.projectId, ...getIdentity(portico, service) }
}
