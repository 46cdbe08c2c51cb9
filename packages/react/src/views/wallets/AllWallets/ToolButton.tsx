import type { ReactElement } from 'react'
import { Icon, type IconName } from '../../../primitives/Icon/Icon.js'
import css from './ToolButton.module.css'

export type ToolButtonProps = {
  /** Accessible name, shown to a pointer that rests. */
  readonly label: string
  readonly icon: IconName
  /** Of a button that is on or off. */
  readonly pressed?: boolean | undefined
  readonly onClick: () => void
}

/** A button beside the search field, as high as the field. */
export function ToolButton({ label, icon, pressed, onClick }: ToolButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={css.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
