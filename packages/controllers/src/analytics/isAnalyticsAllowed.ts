import { isRecord } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'
import { defaultServices } from '../instance/PorticoOptions.js'
import { getServiceQuery } from '../services/getServiceQuery.js'

/** Asks the service whether to send this project's events. Resolves with `false` on failure. */
export async function isAnalyticsAllowed(portico: Portico): Promise<boolean> {
  const { http, lifetime, logger, options } = portico[internals]
  const { catalogue, pulse } = options.services
  // The hosted services identify an app by its project id and answer nothing without one.
  const hosted = catalogue === defaultServices.catalogue || pulse === defaultServices.pulse
  if (hosted && !options.projectId) return false
  try {
    const reply = await http.json({
      url: `${catalogue}/getAnalyticsConfig`,
      query: { ...getServiceQuery(portico, 'catalogue') },
      signal: lifetime,
    })
    return isRecord(reply) && reply.isAnalyticsEnabled === true
  } catch (error) {
    logger.info('analytics are off: their configuration could not be read', error)
    return false
  }
}
