import { type RefObject, useEffect } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/**
 * Moves the focus into a view that has come on top: to what it marks with `data-autofocus`, else to its heading. Runs
 * after the dialog has opened.
 */
export function useViewFocus(heading: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void {
  const portico = usePorticoInstance()
  useEffect(() => {
    const view = content.current
    if (!portico.getState().modal.open || !view || view.contains(document.activeElement)) return
    const target = view.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
    if (target !== document.activeElement) target?.focus({ preventScroll: true })
  }, [heading, content, portico])
}
