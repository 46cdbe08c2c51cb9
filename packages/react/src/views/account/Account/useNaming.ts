import { type RefObject, useEffect, useRef, useState } from 'react'

export type Naming = {
  readonly isEditing: boolean
  /** The element that contains the field or the button that opens it. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly begin: () => void
  readonly end: () => void
}

/** Switches between the field for an account's name and the button that opens it, and gives the button its focus back. */
export function useNaming(): Naming {
  const place = useRef<HTMLDivElement>(null)
  const [isEditing, setEditing] = useState<boolean>()
  useEffect(() => {
    if (isEditing === undefined) return
    // The field takes the focus when it is there.
    place.current?.querySelector<HTMLElement>('[data-rename]')?.focus()
  }, [isEditing])
  return { isEditing: isEditing === true, place, begin: () => setEditing(true), end: () => setEditing(false) }
}
