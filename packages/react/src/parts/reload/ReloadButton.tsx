import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'

type ReloadButtonProps = {
  /** Whether to take the full width of the view. */
  readonly full?: boolean
}

/**
 * Reloads the page and returns to this view. Chromium before 156 does not fetch a failed module again until the page is
 * reloaded. Importing it under another URL does not help, because its own imports and its other importers keep the
 * URLs that failed.
 */
export function ReloadButton({ full = false }: ReloadButtonProps) {
  const portico = usePorticoInstance()
  const text = useMessages('common')
  const reload = () =>
    import('./leavePage.js').then(
      ({ leavePage }) => leavePage(portico),
      // Offline, a reload would end on the browser's error page.
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
