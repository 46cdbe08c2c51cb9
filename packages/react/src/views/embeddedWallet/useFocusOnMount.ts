import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the first field of what has come: a step of a view takes the place of the one before, and the focus
 * with it.
 *
 * @param place The element that holds the field.
 */
export function useFocusOnMount(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    place.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [place])
}
