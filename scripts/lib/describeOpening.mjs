import { findMedian } from './compareSpeeds.mjs'

const names = {
  cold: 'Cold click',
  early: 'Click as soon as the button is there',
  warm: 'Click with everything loaded ahead',
  bare: 'A bare dialog',
}
const parts = { row: 'first row', email: 'e-mail field', catalogue: 'catalogue' }

/**
 * Describes how long openings took on a slow network, each by the middle of its rounds. They are told, not held against
 * a limit: what counts is the order of requests, which `checkRounds.mjs` counts.
 *
 * @param {Awaited<ReturnType<typeof import('./measureOpening.mjs').measureOpening>>} openings
 * @returns {{ name: string, value: string }[]}
 */
export function describeOpening(openings) {
  return Object.entries(openings).map(([way, times]) => ({
    name: names[way],
    value: Object.entries(times)
      .map(([part, all]) => `${parts[part]} ${Math.round(findMedian(all)).toLocaleString('en')} ms`)
      .join(', '),
  }))
}
