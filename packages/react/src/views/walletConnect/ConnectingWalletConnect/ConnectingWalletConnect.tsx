import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'

export function ConnectingWalletConnect(): ReactElement {
  return <p role="status">{useMessages('walletConnect').starting}</p>
}
