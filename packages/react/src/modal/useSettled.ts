import { useEffect, useState } from 'react'

/**
 * Follows a value once the browser is idle, for parts that the next paint need not wait for.
 *
 * @param value What to follow; compared by `Object.is`.
 */
export function useSettled<value>(value: value): value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const settle = () => setSettled(() => value)
    // Safari has no idle callbacks.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(settle)
      return () => clearTimeout(timer)
    }
    const request = window.requestIdleCallback(settle, { timeout: 100 })
    return () => window.cancelIdleCallback(request)
  }, [value])
  return settled
}
