import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the first field on mount, because a step of a view replaces the one that had the focus.
 *
 * @param place The element that holds the field.
 */
export function useFocusOnMount(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    place.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [place])
}
