import { useEffect, useState } from 'react'
import { whenIdle } from '../bindings/whenIdle.js'

/**
 * Follows a value once the browser is idle, for parts that the next paint need not wait for.
 *
 * @param value What to follow; compared by `Object.is`.
 */
export function useSettled<value>(value: value): value {
  const [settled, setSettled] = useState(value)
  useEffect(() => whenIdle(() => setSettled(() => value)), [value])
  return settled
}
