import { useMessages } from '../i18n/useMessages.js'
import { Button } from '../primitives/Button/Button.js'
import { Notice } from '../primitives/Notice/Notice.js'
import { type FrameProps, ViewFrame } from './ViewFrame.js'

export type BrokenViewProps = FrameProps & {
  /** `loadFailed`: its code did not come; `broken`: it threw. */
  readonly kind: 'loadFailed' | 'broken'
  readonly onRetry: () => void
}

/** Stands in for a view that could not be loaded or drawn, and offers to try again. */
export function BrokenView({ kind, onRetry, ...frame }: BrokenViewProps) {
  const text = useMessages('common')
  return (
    <ViewFrame {...frame} title={text[`${kind}Title`]}>
      <Notice
        tone="negative"
        action={
          <Button variant="secondary" size="s" icon="retry" onClick={onRetry}>
            {text.retry}
          </Button>
        }
      >
        {text[`${kind}Text`]}
      </Notice>
    </ViewFrame>
  )
}
