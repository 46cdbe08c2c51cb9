import { buildUrl } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { getServiceQuery } from '../services/getServiceQuery.js'
import { analyticsPart } from './analyticsPart.js'
import type { AnalyticsRecord } from './createRecord.js'

/**
 * Sends one record so that it outlives the page: by a beacon, otherwise by a keepalive request. The first failure is
 * logged, and none is shown.
 */
export function sendRecord(portico: Portico, record: AnalyticsRecord): void {
  const { lifetime, logger, options } = portico[internals]
  const url = buildUrl(`${options.services.pulse}/e`, { ...getServiceQuery(portico, 'pulse') })
  const body = JSON.stringify(record)
  const fail = (details: unknown) => {
    if (lifetime.aborted) return
    const analytics = getPart(portico, analyticsPart)
    if (!analytics.refused) logger.info('analytics were not taken', details)
    analytics.refused = true
  }
  try {
    if (navigator.sendBeacon?.(url, body)) return
    // Without credentials and a Content-Type of its own, so that no preflight request is needed.
    fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', signal: lifetime }).then(
      ({ ok, status }) => ok || fail({ status }),
      fail,
    )
  } catch (error) {
    fail(error)
  }
}
