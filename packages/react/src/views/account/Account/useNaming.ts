import { type RefObject, useEffect, useRef, useState } from 'react'

export type Naming = {
  readonly isEditing: boolean
  /** The part of the view that holds the field or the button that leads to it. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly begin: () => void
  readonly end: () => void
}

/** Shows the field for an account's name or the button that leads to it, and takes the focus from one to the other. */
export function useNaming(): Naming {
  const place = useRef<HTMLDivElement>(null)
  const [isEditing, setEditing] = useState<boolean>()
  useEffect(() => {
    if (isEditing === undefined) return
    const field = place.current?.querySelector('input')
    const target = field ?? place.current?.querySelector<HTMLElement>('[data-rename]')
    target?.focus()
    field?.select()
  }, [isEditing])
  return { isEditing: isEditing === true, place, begin: () => setEditing(true), end: () => setEditing(false) }
}
