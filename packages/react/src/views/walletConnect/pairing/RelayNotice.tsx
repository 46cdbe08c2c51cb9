import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import type { PairingView } from './PairingView.js'

type RelayNoticeProps = { readonly pairing: PairingView }

/** Says under a pairing that has its code already that the wallet's answer cannot come, for the relay is not reached. */
export function RelayNotice({ pairing: { retry, status } }: RelayNoticeProps): ReactElement | null {
  const text = useMessages('walletConnect')
  const common = useMessages('common')
  if (status !== 'trying' && status !== 'offline') return null
  return (
    <div role="status">
      <Notice
        tone="warning"
        action={
          <Button size="s" variant="secondary" icon="retry" onClick={retry}>
            {common.retry}
          </Button>
        }
      >
        {status === 'trying' ? text.tryingTitle : text.offlineTitle}
      </Notice>
    </div>
  )
}
