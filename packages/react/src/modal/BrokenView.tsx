import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { useMessages } from '../i18n/useMessages.js'
import { Button } from '../primitives/Button/Button.js'
import { Notice } from '../primitives/Notice/Notice.js'
import { Stack } from '../primitives/Stack/Stack.js'
import { type FrameProps, ViewFrame } from './ViewFrame.js'

export type BrokenViewProps = FrameProps & {
  /** `loadFailed`: its code did not come; `loadStuck`: it did not at another try either; `broken`: it threw. */
  readonly kind: 'loadFailed' | 'loadStuck' | 'broken'
  readonly onRetry: () => void
}

/** Stands in for a view that could not be loaded or drawn, and offers to try again. */
export function BrokenView({ kind, onRetry, ...frame }: BrokenViewProps) {
  const text = useMessages('common')
  return (
    <ViewFrame {...frame} title={kind === 'broken' ? text.brokenTitle : text.loadFailedTitle}>
      <Notice
        tone="negative"
        action={
          <Stack>
            <Button variant="secondary" size="s" icon="retry" onClick={onRetry}>
              {text.retry}
            </Button>
            {kind === 'loadStuck' && <ReloadButton />}
          </Stack>
        }
      >
        {text[`${kind}Text`]}
      </Notice>
    </ViewFrame>
  )
}

/**
 * Loads the page anew and comes back to this view. In Chromium before 156 a module that could not be fetched stays
 * missing until then. Another address would not help: the error names one of the files that did not come, while those
 * it imports, and whoever else imports it, still ask for the old ones.
 */
function ReloadButton() {
  const portico = usePorticoInstance()
  const text = useMessages('common')
  const reload = () =>
    import('./leavePage.js').then(
      ({ leavePage }) => leavePage(portico),
      // Whoever is offline would leave for the browser's own error page.
      () => navigator.onLine && window.location.reload(),
    )
  return (
    <Button size="s" onClick={() => void reload()}>
      {text.reload}
    </Button>
  )
}
