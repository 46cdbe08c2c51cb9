import type { AnalyticsDraft, AnalyticsEvent } from './AnalyticsEvents.js'
import { withoutSecrets } from './withoutSecrets.js'

/** Body of the request for one event. */
export type AnalyticsRecord = {
  readonly eventId: string
  /** Origin of the page only, because a path or query may identify a user. */
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

/** Creates the record of an event. */
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

/** Creates a random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages that are not https. */
function createEventId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, at) =>
    at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte,
  )
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
