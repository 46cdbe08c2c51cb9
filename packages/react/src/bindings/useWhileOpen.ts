import { type DependencyList, useEffect, useRef } from 'react'
import { usePorticoInstance } from './usePorticoInstance.js'
import { whenIdle } from './whenIdle.js'

/**
 * Runs an effect while the modal is open, starting when the browser is idle. Does not subscribe to `modal.open` while
 * rendering, so opening the modal causes no extra render.
 *
 * @param effect Runs once the modal is open and painted; may return a cleanup function.
 * @param dependencies What the effect depends on, apart from the instance; a change cleans it up and runs it again.
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
