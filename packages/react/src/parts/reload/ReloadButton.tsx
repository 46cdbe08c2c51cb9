import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { leavePage } from './leavePage.js'

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
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    const leave = () => leavePage(portico)
    if (navigator.onLine) return leave()
    // Offline, a reload would end on the browser's error page.
    window.addEventListener('online', leave)
    return () => window.removeEventListener('online', leave)
  }, [isLeaving, portico])
  return (
    <Button
      full={full}
      size={full ? undefined : 's'}
      variant={full ? 'secondary' : 'primary'}
      busy={isLeaving}
      onClick={() => setLeaving(true)}
    >
      {text.reload}
    </Button>
  )
}
