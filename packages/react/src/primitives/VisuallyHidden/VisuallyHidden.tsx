import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

type VisuallyHiddenProps = {
  /** `status` announces the text whenever it changes; the element has to be there before it does. */
  readonly role?: 'status' | undefined
  /** Id of the field the text is the label of. */
  readonly htmlFor?: string | undefined
  readonly children?: ReactNode
}

/** Text for assistive technology alone: it takes no room and is read where it stands. */
export function VisuallyHidden({ htmlFor, role, children }: VisuallyHiddenProps) {
  if (htmlFor !== undefined)
    return (
      <label className={css.hidden} htmlFor={htmlFor}>
        {children}
      </label>
    )
  return (
    <span className={css.hidden} role={role}>
      {children}
    </span>
  )
}
