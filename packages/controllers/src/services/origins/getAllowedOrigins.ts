import { isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import { getPart } from '../../instance/getPart.js'
import { internals, type Portico } from '../../instance/Portico.js'
import { defaultServices } from '../../instance/PorticoOptions.js'
import { getServiceQuery } from '../getServiceQuery.js'
import { originsPart } from './originsPart.js'

/**
 * Returns the origins that the project allows, as patterns for `matchOrigin`. Requested once. After a failure the list
 * is empty and requested again the next time. Never rejects.
 *
 * @param portico The instance.
 */
export async function getAllowedOrigins(portico: Portico): Promise<readonly string[]> {
  const { lifetime, logger, options } = portico[internals]
  if (lifetime.aborted) return []
  // The hosted service identifies an app by its project id and answers nothing without one.
  if (!options.projectId && options.services.catalogue === defaultServices.catalogue) return []
  const asked = getPart(portico, originsPart)
  asked.origins ??= fetchOrigins(portico)
  try {
    return await asked.origins
  } catch (error) {
    asked.origins = undefined
    const status = isPorticoError(error, 'http/status') && isRecord(error.params) ? error.params.status : undefined
    asked.isUnknown = status === 401 || status === 403
    logger.warn('the allowed origins could not be read', error)
    return []
  }
}

async function fetchOrigins(portico: Portico): Promise<readonly string[]> {
  const { http, lifetime, options } = portico[internals]
  const reply = await http.json({
    url: `${options.services.catalogue}/projects/v1/origins`,
    query: { ...getServiceQuery(portico, 'catalogue') },
    signal: lifetime,
  })
  const origins = isRecord(reply) && Array.isArray(reply.allowedOrigins) ? reply.allowedOrigins : []
  return origins.filter((origin): origin is string => typeof origin === 'string' && origin.trim() !== '')
}
