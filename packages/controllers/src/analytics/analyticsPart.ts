import { definePart } from '../instance/definePart.js'
import { resolveFeatures } from '../instance/resolveFeatures.js'
import type { AnalyticsDraft } from './AnalyticsEvents.js'

export type Analytics = {
  phase: 'on' | 'off'
  /** Events that wait, oldest first. */
  queue: readonly AnalyticsDraft[]
  readonly stops: (() => void)[]
  started?: boolean
  /** Whether the ends of connections are recorded. */
  watching?: boolean
  /** Sends an event; absent until both the first open and the service's word have come. */
  send?: (draft: AnalyticsDraft) => void
  /** Whether a refusal was logged; more of them say nothing new. */
  refused?: boolean
}

/** What an instance's analytics wait for. */
export const analyticsPart = definePart<Analytics>({
  key: 'analytics',
  create: (portico) => ({ phase: resolveFeatures(portico).analytics ? 'on' : 'off', queue: [], stops: [] }),
  dispose({ stops }) {
    for (const stop of stops) stop()
  },
})
