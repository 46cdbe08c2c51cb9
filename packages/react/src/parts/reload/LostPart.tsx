import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { Notice } from '../../primitives/Notice/Notice.js'
import { ReloadButton } from './ReloadButton.js'

/** Replaces a part of a view whose code could not be loaded, see `lazyPart`. Reloading comes back to the view. */
export function LostPart(): ReactElement {
  return <Notice tone="negative" title={useMessages('common').loadFailedTitle} action={<ReloadButton />} />
}
