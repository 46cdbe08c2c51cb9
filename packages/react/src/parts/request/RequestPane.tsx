import type { ReactElement, ReactNode } from 'react'
import { useRef } from 'react'
import { ProgressRing } from '../../primitives/ProgressRing/ProgressRing.js'
import { Text } from '../../primitives/Text/Text.js'
import { RetryButton } from '../retry/RetryButton.js'
import css from './RequestPane.module.css'

type RequestPaneProps = {
  /** Picture of the wallet or network. */
  readonly picture: ReactNode
  /** `asking`: the user chooses first. `declined` is the user's own answer and therefore no failure. */
  readonly state: 'asking' | 'waiting' | 'declined' | 'failed'
  readonly title: string
  readonly text: string
  readonly hint?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** Further actions under "Try again". */
  readonly children?: ReactNode
}

const ringStates = { asking: 'idle', waiting: 'busy', declined: 'idle', failed: 'error' } as const

/** Shows a request to a wallet while it waits and how it ended. Every state has the same height. */
export function RequestPane(props: RequestPaneProps): ReactElement {
  const title = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The button disappears; without this the focus would fall back to the page.
    title.current?.focus()
    props.onRetry?.()
  }
  return (
    <div className={css.pane} data-state={props.state}>
      <ProgressRing state={ringStates[props.state]}>{props.picture}</ProgressRing>
      <div className={css.status} role="status">
        <div ref={title} tabIndex={-1} className={css.title}>
          <Text variant="title">{props.title}</Text>
        </div>
        <Text className={css.text}>{props.text}</Text>
        {props.hint !== undefined && (
          <Text variant="caption" className={css.hint}>
            {props.hint}
          </Text>
        )}
      </div>
      <div className={css.actions}>
        {(props.state === 'declined' || props.state === 'failed') && (
          <RetryButton variant="primary" full onClick={retry} size="m" />
        )}
        {props.children}
      </div>
    </div>
  )
}
