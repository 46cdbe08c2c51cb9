import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'

type ReloadButtonProps = {
  /** Whether it stands under a button as wide as the view. */
  readonly full?: boolean
}

/**
 * Loads the page anew and comes back to this view. In Chromium before 156 a module that could not be fetched stays
 * missing until then. Another address would not help: the error names one of the files that did not come, while those
 * it imports, and whoever else imports it, still ask for the old ones.
 */
export function ReloadButton({ full = false }: ReloadButtonProps) {
  const portico = usePorticoInstance()
  const text = useMessages('common')
  const reload = () =>
    import('./leavePage.js').then(
      ({ leavePage }) => leavePage(portico),
      // Whoever is offline would leave for the browser's own error page.
      () => navigator.onLine && window.location.reload(),
    )
  return (
    <Button
      full={full}
      size={full ? undefined : 's'}
      variant={full ? 'secondary' : 'primary'}
      onClick={() => void reload()}
    >
      {text.reload}
    </Button>
  )
}
