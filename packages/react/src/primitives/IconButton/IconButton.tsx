import type { ComponentProps } from 'react'
import { Icon, type IconProps } from '../Icon/Icon.js'
import css from './IconButton.module.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & {
  /** Accessible name. */
  readonly label: string
  readonly icon: IconProps['name']
}

/** A button that shows only an icon. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={css.button} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
