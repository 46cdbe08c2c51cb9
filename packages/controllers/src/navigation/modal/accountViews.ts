import type { ViewName } from '../../instance/state/RouteParams.js'

/** Views that show or use the connected account; without one the modal shows Connect instead. */
export const accountViews: readonly ViewName[] = [
  'Account',
  'UnsupportedChain',
  'WalletSend',
  'WalletSendSelectToken',
  'WalletSendPreview',
  'WalletSendProgress',
  'WalletReceive',
]
