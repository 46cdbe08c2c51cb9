import { getInternals } from '@portico/controllers/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/**
 * Returns a value once it has stopped changing.
 *
 * @param value The value to follow.
 * @param ms How long it must stay unchanged, in milliseconds; `0` returns it immediately.
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
