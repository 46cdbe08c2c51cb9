import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.js'
import { laterIcons } from '../../primitives/Icon/laterIcons.js'
import css from './LinkButton.module.css'

type LinkButtonProps = {
  /** Validated before it gets here. */
  readonly href: string
  /** Default `_blank`. */
  readonly target?: '_blank' | '_self' | '_top' | undefined
  readonly variant?: 'primary' | 'secondary' | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A link that looks like a button over the whole width. A real link is not stopped by pop-up
 * blockers, and a long press on it opens the system's menu.
 */
export function LinkButton(props: LinkButtonProps): ReactElement {
  const { href, target = '_blank', variant = 'primary', onClick, children } = props
  return (
    <a
      className={css.link}
      data-variant={variant}
      href={href}
      target={target}
      rel="noopener noreferrer"
      onClick={onClick}
    >
      <span>{children}</span>
      {target === '_blank' && <Icon name={laterIcons.external} size="s" />}
    </a>
  )
}
