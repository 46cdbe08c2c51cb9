import type { AnalyticsDraft } from './AnalyticsDraft.js'
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

/** Makes the record of an event. */
export function createRecord({ address, event, properties, timestamp }: AnalyticsDraft): AnalyticsRecord {
  const { origin, hostname } = location
  return {
    eventId: createEventId(),
    url: origin,
    domain: hostname,
    timestamp,
    props: {
      type: event === 'INTERNAL_SDK_ERROR' ? 'error' : 'track',
      event,
      ...(address && { address }),
      ...(properties && { properties: withoutSecrets(properties) }),
    },
  }
}
