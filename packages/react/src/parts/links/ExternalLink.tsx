import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.js'
import { laterIcons } from '../../primitives/Icon/laterIcons.js'
import css from './ExternalLink.module.css'

/** A link to another site. It opens in a new tab, and that site learns nothing of this page. */
export function ExternalLink({
  href,
  children,
}: {
  readonly href: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name={laterIcons.external} size="s" />
    </a>
  )
}
