import { type ReactElement, useId } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { RetryButton } from '../../parts/retry/RetryButton.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../primitives/Text/Text.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import css from './MessageText.module.css'

type MessageTextProps = {
  /** The whole text as the wallet will get it; `undefined` until it is there. */
  readonly message: string | undefined
  readonly isFailed: boolean
  readonly onRetry: () => void
}

/** Shows a text to sign as it is, or keeps its place. */
export function MessageText({ message, isFailed, onRetry }: MessageTextProps): ReactElement {
  const text = useMessages('signIn')
  const title = useId()
  return (
    <section className={css.frame} aria-labelledby={title} aria-busy={message === undefined && !isFailed}>
      <Text as="h2" variant="label" id={title}>
        {text.message}
      </Text>
      {message !== undefined ? (
        // The wallet signs exactly this text, so the browser must not translate it.
        <pre className={css.text} dir="ltr" translate="no">
          {message}
        </pre>
      ) : isFailed ? (
        <div className={css.retry}>
          <RetryButton onClick={onRetry} />
        </div>
      ) : (
        <div className={css.lines}>
          <VisuallyHidden role="status">{text.messageLoading}</VisuallyHidden>
          <Skeleton shape="text" count={8} />
        </div>
      )}
    </section>
  )
}
