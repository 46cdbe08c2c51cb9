import { defineFeature } from '../features/defineFeature.js'
import { resolveFeatures } from '../portico/resolveFeatures.js'
import type { AnalyticsDraft } from './AnalyticsDraft.js'

export type Analytics = {
  phase: 'on' | 'off'
  started: boolean
  /** Whether the ends of connections are recorded. */
  watching: boolean
  /** Events that wait, oldest first. */
  queue: readonly AnalyticsDraft[]
  /** Sends an event; absent until both the first open and the service's word have come. */
  send: ((draft: AnalyticsDraft) => void) | undefined
  /** Whether a refusal was logged; more of them say nothing new. */
  refused: boolean
  readonly stops: (() => void)[]
}

/** What an instance's analytics wait for. */
export const analyticsFeature = defineFeature<Analytics>({
  key: 'analytics',
  create: (portico) => ({
    phase: resolveFeatures(portico).analytics ? 'on' : 'off',
    started: false,
    watching: false,
    queue: [],
    send: undefined,
    refused: false,
    stops: [],
  }),
  dispose(analytics) {
    analytics.phase = 'off'
    analytics.queue = []
    for (const stop of analytics.stops) stop()
  },
})
