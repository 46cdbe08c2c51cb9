import { getInternals } from '@portico/controllers/internal'
import { useEffect, useReducer } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useLocale } from '../../i18n/useLocale.js'

/**
 * Returns the time left until a moment, such as `3:05`, updated every second.
 *
 * @param until The moment, in milliseconds since the Unix epoch.
 */
export function useCountdown(until: number | undefined): string | undefined {
  const { clock } = getInternals(usePorticoInstance())
  const locale = useLocale()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const left = until === undefined ? 0 : Math.max(0, until - clock.now())
  useEffect(() => {
    // Updates at whole seconds, so that none is shown twice or skipped.
    if (left > 0) return clock.setTimeout(tick, left % 1000 || 1000)
  })
  if (until === undefined) return undefined
  const seconds = Math.ceil(left / 1000)
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits: digits }).format(value)
  return `${format(Math.floor(seconds / 60), 1)}:${format(seconds % 60, 2)}`
}
