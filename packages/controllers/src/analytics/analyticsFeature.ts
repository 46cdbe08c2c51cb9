import { defineFeature } from '../features/defineFeature.js'
import { resolveFeatures } from '../portico/resolveFeatures.js'
import type { AnalyticsRecord } from './createRecord.js'

export type Analytics = {
  /** `held`: events wait for the first open and the service's word, both. */
  phase: 'held' | 'on' | 'off'
  started: boolean
  /** Events that wait, oldest first. */
  queue: readonly AnalyticsRecord[]
  /** Whether a refusal was logged; more of them say nothing new. */
  refused: boolean
  readonly stops: (() => void)[]
}

/** What an instance's analytics wait for. */
export const analyticsFeature = defineFeature<Analytics>({
  key: 'analytics',
  create: (portico) => ({
    phase: resolveFeatures(portico).analytics ? 'held' : 'off',
    started: false,
    queue: [],
    refused: false,
    stops: [],
  }),
  dispose(analytics) {
    analytics.phase = 'off'
    analytics.queue = []
    for (const stop of analytics.stops) stop()
  },
})
