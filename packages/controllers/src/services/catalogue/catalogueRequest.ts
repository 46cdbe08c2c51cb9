import type { HttpRequest, QueryParameters } from '@portico/core'
import { buildUrl } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'
import { getIdentity } from '../getIdentity.js'

/** Returns a GET request to the catalogue with the identity it expects. `undefined` parameters are left out. */
export function catalogueRequest(portico: Portico, path: string, query: QueryParameters = {}): HttpRequest {
  const { projectId, services } = portico[internals].options
  const identity = { projectId, ...getIdentity(portico, 'catalogue') }
  return { url: buildUrl(`${services.catalogue}${path}`, { ...query, ...identity }) }
}
