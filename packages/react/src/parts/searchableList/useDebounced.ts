import { getInternals } from '@portico/controllers/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/**
 * Follows a value once it has rested.
 *
 * @param value The value to follow.
 * @param ms How long it must rest, in milliseconds; `0` follows at once.
 */
export function useDebounced<value>(value: value, ms: number): value {
  const portico = usePorticoInstance()
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (ms === 0) return
    return getInternals(portico).clock.setTimeout(() => setRested(value), ms)
  }, [portico, value, ms])
  return ms === 0 ? value : rested
}
