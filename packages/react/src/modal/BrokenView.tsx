import { useMessages } from '../i18n/useMessages.js'
import { ReloadButton } from '../parts/reload/ReloadButton.js'
import { RetryButton } from '../parts/retry/RetryButton.js'
import { Notice } from '../primitives/Notice/Notice.js'
import { Stack } from '../primitives/Stack/Stack.js'
import { type FrameProps, ViewFrame } from './ViewFrame.js'

export type BrokenViewProps = FrameProps & {
  /** `loadFailed`: its code could not be loaded; `loadStuck`: nor on retry; `broken`: it threw while rendering. */
  readonly kind: 'loadFailed' | 'loadStuck' | 'broken'
  readonly onRetry: () => void
}

/** Replaces a view that could not be loaded or rendered, and offers to try again. */
export function BrokenView({ kind, onRetry, ...frame }: BrokenViewProps) {
  const text = useMessages('common')
  return (
    <ViewFrame {...frame} title={kind === 'broken' ? text.brokenTitle : text.loadFailedTitle}>
      <Notice
        tone="negative"
        action={
          <Stack>
            <RetryButton onClick={onRetry} />
            {kind === 'loadStuck' && <ReloadButton />}
          </Stack>
        }
      >
        {text[`${kind}Text`]}
      </Notice>
    </ViewFrame>
  )
}
