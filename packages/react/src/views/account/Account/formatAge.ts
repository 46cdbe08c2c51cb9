import { getRelativeTime } from '@portico/core/internal'

type FormatAgeParameters = {
  /** BCP 47 tag. */
  readonly locale: string
  /** Both in milliseconds since the Unix epoch. */
  readonly time: number
  readonly now: number
}

/** Returns how long ago something was, in words. */
export function formatAge({ locale, time, now }: FormatAgeParameters): string {
  const { value, unit } = getRelativeTime(time, now)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-value, unit)
}
