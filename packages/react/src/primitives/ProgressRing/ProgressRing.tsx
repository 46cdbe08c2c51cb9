import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon.js'
import css from './ProgressRing.module.css'

export type ProgressRingProps = {
  readonly state: 'busy' | 'error' | 'done' | 'idle'
  /** The tile inside, 72 px (`xl`). */
  readonly children?: ReactNode
}

/** Draws a ring around a tile that runs while something is awaited and turns into a mark when it has ended. Decorative. */
export function ProgressRing({ state, children }: ProgressRingProps) {
  return (
    <span className={css.root} data-state={state} aria-hidden="true">
      <svg className={css.ring} viewBox="0 0 100 100" aria-hidden="true">
        <rect x="2" y="2" width="96" height="96" rx="25" pathLength="100" />
        <rect className={css.arc} x="2" y="2" width="96" height="96" rx="25" pathLength="100" />
      </svg>
      {children}
      {(state === 'error' || state === 'done') && (
        <span className={css.mark}>
          <Icon name={state === 'done' ? 'check' : 'close'} size="s" />
        </span>
      )}
    </span>
  )
}
