import { type DependencyList, useEffect, useRef } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { whenIdle } from './whenIdle.js'

/**
 * Runs an effect while the modal is open, from the first idle moment on. Opening draws nothing anew for it, as reading
 * `modal.open` would: what stands by is shown as it is.
 *
 * @param effect Runs once the modal is open and painted; may return what ends it.
 * @param dependencies What the effect is made of, apart from the instance; a change ends it and runs it anew.
 */
export function useWhileOpen(effect: () => (() => void) | undefined, dependencies: DependencyList): void {
  const portico = usePorticoInstance()
  const latest = useRef(effect)
  useEffect(() => {
    latest.current = effect
  })
  useEffect(() => {
    let end: (() => void) | undefined
    const begin = () => {
      end = latest.current()
    }
    const follow = (isOpen: boolean) => {
      end?.()
      end = isOpen ? whenIdle(begin) : undefined
    }
    follow(portico.getState().modal.open)
    const unlisten = portico.subscribe(({ modal }) => modal.open, follow)
    return () => {
      unlisten()
      end?.()
    }
  }, [portico, ...dependencies])
}
