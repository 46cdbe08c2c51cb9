import type { MouseEventHandler, ReactNode } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Button, type ButtonProps } from '../../primitives/Button/Button.js'
import { Notice, type NoticeProps } from '../../primitives/Notice/Notice.js'
import { Stack } from '../../primitives/Stack/Stack.js'

/** "Try again": by default small and secondary, as beside a few words. */
export function RetryButton(props: Omit<ButtonProps, 'icon' | 'children'>) {
  const { retry } = useMessages('common')
  return (
    <Button variant="secondary" size="s" icon="retry" {...props}>
      {retry}
    </Button>
  )
}

export type RetryNoticeProps = Omit<NoticeProps, 'action'> & {
  readonly onRetry: MouseEventHandler<HTMLButtonElement>
  /** Another way on, below the button. */
  readonly more?: ReactNode
}

/** Says what failed, and offers to try again. */
export function RetryNotice({ onRetry, more, ...rest }: RetryNoticeProps) {
  const button = <RetryButton onClick={onRetry} />
  const action =
    more === undefined ? (
      button
    ) : (
      <Stack>
        {button}
        {more}
      </Stack>
    )
  return <Notice tone="negative" {...rest} action={action} />
}
