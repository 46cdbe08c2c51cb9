/** A time as a number of units from now, as `Intl.RelativeTimeFormat` takes it. */
export type RelativeTime = {
  /** Whole units that have passed, 0 or more. */
  readonly value: number
  readonly unit: 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'
}

/**
 * Returns how long ago a time was, in the largest unit that has passed. A future time counts as now.
 *
 * @param time Milliseconds since the Unix epoch.
 * @param now Milliseconds since the Unix epoch.
 */
export function getRelativeTime(time: number, now: number): RelativeTime {
  const seconds = Math.floor(Math.max(0, now - time) / 1000) || 0
  if (seconds < 60) return { value: seconds, unit: 'second' }
  if (seconds < 3600) return { value: Math.floor(seconds / 60), unit: 'minute' }
  if (seconds < 86_400) return { value: Math.floor(seconds / 3600), unit: 'hour' }
  const days = Math.floor(seconds / 86_400)
  if (days < 30) return { value: days, unit: 'day' }
  if (days < 365) return { value: Math.min(11, Math.floor(days / 30)), unit: 'month' }
  return { value: Math.floor(days / 365), unit: 'year' }
}
