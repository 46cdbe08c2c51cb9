import type { PorticoState } from '@portico/controllers'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { isShallowEqual } from './isShallowEqual.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/**
 * Returns a part of the instance's state and renders again when that part has changed (compared one level deep). The
 * server and the first render in the browser see the same state; a Suspense boundary that hydrates after the instance has
 * started sees the one of then.
 *
 * @param selector Picks the part; may make a new object each time.
 * @example
 * const network = usePorticoState((state) => state.network.name)
 */
export function usePorticoState<part>(selector: (state: PorticoState) => part): part {
  const portico = usePorticoInstance()
  const last = useRef<{ readonly part: part }>(undefined)
  const read = () => {
    const part = selector(portico.getState())
    if (!last.current || !isShallowEqual(last.current.part, part)) last.current = { part }
    return last.current.part
  }
  const listen = useCallback((notify: () => void) => portico.subscribe((state) => state, notify), [portico])
  return useSyncExternalStore(listen, read, read)
}
