import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconProps } from '../Icon/Icon.js'
import { Spinner } from '../Spinner/Spinner.js'
import css from './Button.module.css'

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  readonly size?: 'm' | 's' | undefined
  /** Shows a spinner, keeps the width and ignores clicks; the button stays focusable. */
  readonly busy?: boolean | undefined
  /** Takes the whole width. */
  readonly full?: boolean | undefined
  readonly icon?: IconProps['name'] | undefined
  readonly children?: ReactNode
}

/** A push button. */
export function Button({ variant = 'primary', size = 'm', busy, full, icon, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      data-variant={variant}
      data-size={size}
      data-full={full || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size="s" /> : icon && <Icon name={icon} size={size} />}
      <span>{children}</span>
    </button>
  )
}
