import { getRelativeTime } from './getRelativeTime.js'

const labels = { second: 'sec', minute: 'min', hour: 'hrs', day: 'd', month: 'mo', year: 'yr' } as const

/**
 * Returns the short label of how long ago a time was: `N sec`, `1 min`, `1 hr`, `N hrs`, `1 d`, `1 mo`, `1 yr`.
 *
 * @param time Milliseconds since the Unix epoch.
 * @param now Milliseconds since the Unix epoch.
 */
export function formatRelativeTime(time: number, now: number): string {
  const { value, unit } = getRelativeTime(time, now)
  return `${value} ${unit === 'hour' && value === 1 ? 'hr' : labels[unit]}`
}
