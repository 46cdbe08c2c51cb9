import { definePart } from '../instance/definePart.js'
import { resolveFeatures } from '../instance/resolveFeatures.js'
import type { AnalyticsDraft } from './AnalyticsEvents.js'

export type Analytics = {
  phase: 'on' | 'off'
  /** Events that were not sent yet, oldest first. */
  queue: readonly AnalyticsDraft[]
  readonly stops: (() => void)[]
  started?: boolean
  /** Whether the ends of connections are recorded. */
  watching?: boolean
  /** Sends an event. `undefined` until the modal was opened once and the service has allowed events. */
  send?: (draft: AnalyticsDraft) => void
  /** Whether a refusal was logged. Later ones are not. */
  refused?: boolean
}

/** State of an instance's analytics. */
export const analyticsPart = definePart<Analytics>({
  key: 'analytics',
  create: (portico) => ({ phase: resolveFeatures(portico).analytics ? 'on' : 'off', queue: [], stops: [] }),
  dispose({ stops }) {
    for (const stop of stops) stop()
  },
})
