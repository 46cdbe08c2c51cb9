import { getInternals } from '@portico/controllers/internal'
import { useEffect, useReducer } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'

/**
 * Returns whether a moment has passed, and renders again when it does.
 *
 * @param at The moment, in milliseconds since the Unix epoch.
 */
export function useExpired(at: number | undefined): boolean {
  const { clock } = getInternals(usePorticoInstance())
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const left = at === undefined ? undefined : at - clock.now()
  useEffect(() => {
    if (left !== undefined && left > 0) return clock.setTimeout(redraw, left)
  })
  return left !== undefined && left <= 0
}
