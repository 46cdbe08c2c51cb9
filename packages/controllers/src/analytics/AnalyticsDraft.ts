import type { AnalyticsEvent } from './AnalyticsEvents.js'

/** An event as it happened, with what may be another a moment later. */
export type AnalyticsDraft = AnalyticsEvent & {
  /** Milliseconds since the Unix epoch. */
  readonly timestamp: number
  /** The active account. */
  readonly address: string | undefined
}
