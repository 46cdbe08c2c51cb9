import { findMedian } from './compareSpeeds.mjs'

const limits = { overheadMs: 1, perSecond: 5_000 }

/**
 * Compares what `measureFrame` found with the limits.
 *
 * @param {{ bare: number[], bridge: number[], perSecond: number[] }} measured Round trips in milliseconds, with bare
 *   messages and over the bridge, and requests a second.
 * @returns {{ name: string, value: string, limit: string, isHeld: boolean }[]}
 */
export function compareFrame({ bare, bridge, perSecond }) {
  const [bareMs, bridgeMs, rate] = [bare, bridge, perSecond].map(findMedian)
  const overheadMs = bridgeMs - bareMs
  return [
    {
      name: 'Frame bridge: overhead a request, p50',
      value: `${overheadMs.toFixed(2)} ms (${bridgeMs.toFixed(2)} ms, bare ${bareMs.toFixed(2)} ms)`,
      limit: `${limits.overheadMs} ms`,
      isHeld: overheadMs <= limits.overheadMs,
    },
    {
      name: 'Frame bridge: requests a second',
      value: Math.round(rate).toLocaleString('en'),
      limit: `at least ${limits.perSecond.toLocaleString('en')}`,
      isHeld: rate >= limits.perSecond,
    },
  ]
}
