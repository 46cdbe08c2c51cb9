import { getInternals } from '@portico/controllers/internal'
import { type RefObject, useLayoutEffect } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { watchPlace } from './watchPlace.js'

/**
 * Shows the wallet's frame over an element, wherever that moves, for as long as the view is there. The frame itself is
 * never moved in the document, because that would reload it.
 *
 * @param place The element that keeps the frame's place.
 * @param title Name of the frame for assistive technology.
 * @param isShown Whether the frame is shown now.
 */
export function useFrameSlot(
  place: RefObject<HTMLElement | null>,
  { title, isShown }: { readonly title: string; readonly isShown: boolean },
): void {
  const { dialog } = getInternals(usePorticoInstance())
  useLayoutEffect(() => {
    const slot = dialog?.querySelector<HTMLElement>('[data-portico-slot="frame"]')
    if (!dialog || !slot || !isShown) return
    for (const frame of slot.querySelectorAll('iframe')) frame.title = title
    const element = place.current
    if (!element) return
    let last = ''
    const stop = watchPlace(element, dialog, () => {
      const box = element.getBoundingClientRect()
      const outer = dialog.getBoundingClientRect()
      const isRtl = getComputedStyle(dialog).direction === 'rtl'
      const start = isRtl ? outer.right - box.right : box.left - outer.left
      const next = [box.top - outer.top, start, box.width, box.height].map((length) => `${length}px`)
      if (next.join() === last) return
      last = next.join()
      for (const [at, name] of ['top', 'start', 'width', 'height'].entries())
        slot.style.setProperty(`--pt-frame-${name}`, next[at] ?? '')
    })
    slot.dataset.shown = ''
    return () => {
      stop()
      delete slot.dataset.shown
    }
  }, [dialog, place, title, isShown])
}
