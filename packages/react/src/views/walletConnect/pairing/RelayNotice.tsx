import type { MouseEvent, ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import css from './RelayNotice.module.css'
import type { PairingView } from './usePairingView.js'

type RelayNoticeProps = { readonly pairing: PairingView }

/** Says under a pairing that has its code already that the wallet's answer cannot come, for the relay is not reached. */
export function RelayNotice({ pairing: { retry, status } }: RelayNoticeProps): ReactElement {
  const text = useMessages('walletConnect')
  const again = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes away: without this the focus would fall back to the page.
    currentTarget.closest<HTMLElement>('[role="group"]')?.focus()
    retry()
  }
  // There from the start: what comes into a region is announced, a region that comes with its words often is not.
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
