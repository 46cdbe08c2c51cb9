import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { hasAccount } from '../navigation/modal/hasAccount.js'
import { routerPart } from '../navigation/routes/routerPart.js'
import { analyticsPart } from './analyticsPart.js'
import { createRecord } from './createRecord.js'
import { describeRoute } from './describeRoute.js'
import { getInitializeProperties } from './getInitializeProperties.js'
import { isAnalyticsAllowed } from './isAnalyticsAllowed.js'
import { sendRecord } from './sendRecord.js'
import { track } from './track.js'
import { watchConnections } from './watchConnections.js'
import { watchEvents } from './watchEvents.js'

/**
 * Starts an instance's analytics, once. From the first open of the modal on, events are recorded, and sent if the
 * service allows it, earlier ones first. Before that, no host is contacted.
 *
 * @param portico The instance. Nothing happens if it is destroyed.
 */
export function startAnalytics(portico: Portico): void {
  const { lifetime, stores } = portico[internals]
  if (lifetime.aborted) return
  const analytics = getPart(portico, analyticsPart)
  if (analytics.phase === 'off' || analytics.started) return
  analytics.started = true
  const { open, serial } = stores.modal
  if (serial > 0) {
    const connected = hasAccount(portico)
    begin(portico)
    track(portico, { event: 'MODAL_OPEN', properties: { connected } })
    if (open) trackRoutes(portico)
    else track(portico, { event: 'MODAL_CLOSE', properties: { connected } })
    return
  }
  const stop = portico.on('modalOpen', ({ connected }) => {
    stop()
    begin(portico)
    track(portico, { event: 'MODAL_OPEN', properties: { connected } })
  })
  analytics.stops.push(stop)
}

/** Tracks the views that were opened while this code was loading, which the history still holds. */
function trackRoutes(portico: Portico): void {
  for (const route of getPart(portico, routerPart).history.slice(1)) {
    const event = describeRoute(portico, route)
    if (event) track(portico, event)
  }
}

function begin(portico: Portico): void {
  const analytics = getPart(portico, analyticsPart)
  track(portico, { event: 'INITIALIZE', properties: getInitializeProperties(portico) })
  watchConnections(portico)
  analytics.stops.push(watchEvents(portico))
  isAnalyticsAllowed(portico).then((allowed) => {
    if (portico[internals].lifetime.aborted) return
    const { queue } = analytics
    analytics.queue = []
    if (allowed) {
      analytics.send = (draft) => sendRecord(portico, createRecord(draft))
      queue.forEach(analytics.send)
    } else {
      analytics.phase = 'off'
      for (const stop of analytics.stops.splice(0)) stop()
    }
  })
}
