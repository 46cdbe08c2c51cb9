import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'
import { analyticsPart } from './analyticsPart.js'

/** Maximum number of events kept until it is known whether they may be sent. The oldest are dropped first. */
const queueLength = 100

/** What `track` takes: an event by name, with its properties. */
export type TrackParameters = AnalyticsEvent

/**
 * Records an analytics event. It is sent once the modal has been opened, if both the feature `analytics` and the
 * service allow it, and dropped otherwise. Never throws and never waits.
 *
 * @param portico The instance.
 * @param event Its name and properties. Never pass secrets or the app's options.
 * @example
 * track(portico, { event: 'SELECT_WALLET', properties: { name: 'Example', platform: 'qrcode' } })
 */
export function track(portico: Portico, event: TrackParameters): void {
  const { clock, lifetime, stores } = portico[internals]
  if (lifetime.aborted || typeof location === 'undefined') return
  const analytics = getPart(portico, analyticsPart)
  if (analytics.phase === 'off') return
  const { activeNamespace, namespaces } = stores.connection
  const draft = { ...event, timestamp: clock.now(), address: namespaces[activeNamespace]?.address }
  if (analytics.send) analytics.send(draft)
  else analytics.queue = [...analytics.queue, draft].slice(-queueLength)
}
