import type { MouseEvent, ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import css from './RelayNotice.module.css'
import type { PairingView } from './usePairingView.js'

type RelayNoticeProps = { readonly pairing: PairingView }

/** Warns below a code that the wallet cannot answer while the relay is unreachable. */
export function RelayNotice({ pairing: { retry, status } }: RelayNoticeProps): ReactElement {
  const text = useMessages('walletConnect')
  const again = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears; without this the focus would fall back to the page.
    currentTarget.closest<HTMLElement>('[role="group"]')?.focus()
    retry()
  }
  // Rendered from the start, because a live region that is added together with its text is often not announced.
  return (
    <div role="status" className={css.notice}>
      {(status === 'trying' || status === 'offline') && (
        <Notice tone="warning" action={<RetryButton onClick={again} />}>
          {status === 'trying' ? text.tryingTitle : text.offlineTitle}
        </Notice>
      )}
    </div>
  )
}
