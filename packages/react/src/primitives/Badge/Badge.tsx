import type { ReactNode } from 'react'
import css from './Badge.module.css'

export type BadgeProps = {
  readonly tone?: 'neutral' | 'accent' | 'positive' | 'warning' | undefined
  readonly children: ReactNode
}

/** A short word beside a title. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {children}
    </span>
  )
}
