import type { ReactElement } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { NotConnected } from '../../parts/accounts/NotConnected.js'

/** Shown instead of settings while the embedded wallet is not connected. */
export function NotLoggedIn(): ReactElement {
  const text = useMessages('embeddedWallet')
  return <NotConnected title={text.emptyTitle} text={text.emptyText} connect={text.startAgain} />
}
