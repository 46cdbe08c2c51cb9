import type { PorticoError } from '@portico/core'

/** What an alert is about; its text lives with the user interface. */
export type WalletAlertCode =
  | 'NETWORK_NOT_FOUND'
  | 'INVALID_APP_CONFIGURATION'
  | 'IFRAME_LOAD_FAILED'
  | 'IFRAME_REQUEST_TIMEOUT'
  | 'SESSION_EXPIRED'
  | 'PROJECT_ID_NOT_CONFIGURED'

/** Something about the embedded wallet that its person or the app's makers must act on. */
export type WalletAlert = {
  readonly code: WalletAlertCode
  readonly cause: PorticoError
  /** What helps: another network, the app's settings, the wallet site and the way to it, trying again, logging in. */
  readonly nextStep: 'choose-network' | 'check-app' | 'check-frame' | 'retry' | 'log-in'
}
