import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'

/** Reserves rows while transactions, or the code that shows them, are loaded. */
export function ActivityLoading(): ReactElement {
  const text = useMessages('account')
  return (
    <div role="status" aria-label={text.activityLoading}>
      <Skeleton shape="lines" count={4} />
    </div>
  )
}
