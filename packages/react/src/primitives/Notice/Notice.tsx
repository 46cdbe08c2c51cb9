import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon/Icon.js'
import css from './Notice.module.css'

const icons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  positive: 'success',
  warning: 'warning',
  negative: 'error',
}

type NoticeTone = 'info' | 'positive' | 'warning' | 'negative'

export type NoticeProps = {
  readonly tone?: NoticeTone | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** A button that leads on. */
  readonly action?: ReactNode
}

/** A short message about a state, with an optional action. A negative one is announced immediately. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone} role={tone === 'negative' ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div className={css.text}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div className={css.body}>{children}</div>}
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
