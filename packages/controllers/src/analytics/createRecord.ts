import { internals, type Portico } from '../portico/Portico.js'
import type { AnalyticsEvent } from './AnalyticsEvents.js'
import { createEventId } from './createEventId.js'
import { withoutSecrets } from './withoutSecrets.js'

/** What is sent of one event. */
export type AnalyticsRecord = {
  readonly eventId: string
  /** The page's origin alone: a path or query may name a person. */
  readonly url: string
  readonly domain: string
  /** Milliseconds since the Unix epoch. */
  readonly timestamp: number
  readonly props: {
    readonly type: 'track' | 'error'
    readonly event: AnalyticsEvent['event']
    readonly address?: string | undefined
    readonly properties?: AnalyticsEvent['properties']
  }
}

/** Makes the record of an event that happens now. */
export function createRecord(portico: Portico, { event, properties }: AnalyticsEvent): AnalyticsRecord {
  const { clock, stores } = portico[internals]
  const { activeNamespace, namespaces } = stores.connection
  const address = namespaces[activeNamespace]?.address
  const { origin, hostname } = location
  return {
    eventId: createEventId(),
    url: origin,
    domain: hostname,
    timestamp: clock.now(),
    props: {
      type: event === 'INTERNAL_SDK_ERROR' ? 'error' : 'track',
      event,
      ...(address && { address }),
      ...(properties && { properties: withoutSecrets(properties) }),
    },
  }
}
