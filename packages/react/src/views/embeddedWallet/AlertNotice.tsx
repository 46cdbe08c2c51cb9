import { embeddedWalletPart, type WalletAlertCode } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePartState } from '../../bindings/usePartState.js'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Notice } from '../../primitives/Notice/Notice.js'

/** Says what is wrong with the embedded wallet and what helps; nothing if all is well. */
export function AlertNotice(): ReactElement | null {
  const text = useMessages('email')
  const { alert } = usePartState(embeddedWalletPart)
  const problem = useErrorText(alert?.cause)
  if (!alert) return null
  const titles: Readonly<Record<WalletAlertCode, string>> = {
    NETWORK_NOT_FOUND: text.alertNetwork,
    INVALID_APP_CONFIGURATION: text.alertApp,
    IFRAME_LOAD_FAILED: text.alertLoad,
    IFRAME_REQUEST_TIMEOUT: text.alertTimeout,
    SESSION_EXPIRED: text.alertSession,
    PROJECT_ID_NOT_CONFIGURED: text.alertProject,
  }
  return (
    <Notice tone="negative" title={titles[alert.code]}>
      {problem}
    </Notice>
  )
}
