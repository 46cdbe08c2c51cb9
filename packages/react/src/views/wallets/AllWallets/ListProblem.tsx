import type { ReactElement } from 'react'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Icon, type IconName } from '../../../primitives/Icon/Icon.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './ListProblem.module.css'

export type ListProblemProps = {
  readonly icon: IconName
  readonly title: string
  readonly children: string
  /** Present for a failure, which is announced at once. */
  readonly onRetry?: (() => void) | undefined
}

/** Shown instead of the grid if there is nothing to show. */
export function ListProblem({ icon, title, children, onRetry }: ListProblemProps): ReactElement {
  return (
    <div className={css.problem}>
      <span className={css.icon}>
        <Icon name={icon} size="l" />
      </span>
      {/* Without a failure the view's status line tells the same. */}
      <div role={onRetry ? 'alert' : undefined} aria-hidden={onRetry ? undefined : true}>
        <Text variant="heading">{title}</Text>
        <Text className={css.text}>{children}</Text>
      </div>
      {onRetry && <RetryButton onClick={onRetry} size="m" />}
    </div>
  )
}
