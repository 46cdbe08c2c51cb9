import type { PorticoState } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'

/**
 * Returns a part of the instance's state and renders again when that part has changed (compared one level deep). What
 * a server has rendered is hydrated with the state from before `start`, however late, and then shows the current one.
 *
 * @param selector Picks the part; may make a new object each time.
 * @example
 * const network = usePorticoState((state) => state.network.name)
 */
export function usePorticoState<part>(selector: (state: PorticoState) => part): part {
  const portico = usePorticoInstance()
  const last = useRef<{ readonly part: part }>(undefined)
  const pick = (state: PorticoState) => {
    const part = selector(state)
    if (!last.current || !isShallowEqual(last.current.part, part)) last.current = { part }
    return last.current.part
  }
  const listen = useCallback((notify: () => void) => portico.subscribe((state) => state, notify), [portico])
  return useSyncExternalStore(
    listen,
    () => pick(portico.getState()),
    () => pick(getInternals(portico).initial ?? portico.getState()),
  )
}

/** Returns whether two values are identical, or plain objects or arrays with identical entries. */
export function isShallowEqual(a: unknown, b: unknown): boolean {
  if (!(a instanceof Object && b instanceof Object)) return Object.is(a, b)
  return Object.keys({ ...a, ...b }).every((name) => Object.is(Reflect.get(a, name), Reflect.get(b, name)))
}
