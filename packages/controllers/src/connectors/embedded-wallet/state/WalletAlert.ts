import type { PorticoError } from '@portico/core'

/** Codes of alerts. Their texts live with the user interface. */
export type WalletAlertCode =
  | 'NETWORK_NOT_FOUND'
  | 'INVALID_APP_CONFIGURATION'
  | 'IFRAME_LOAD_FAILED'
  | 'IFRAME_REQUEST_TIMEOUT'
  | 'SESSION_EXPIRED'
  | 'PROJECT_ID_NOT_CONFIGURED'

/** A problem of the embedded wallet that the user or the app's developers must solve. */
export type WalletAlert = {
  readonly code: WalletAlertCode
  readonly cause: PorticoError
  /** What helps: another network, the app's settings, the wallet site and its URL, trying again, or logging in. */
  readonly nextStep: 'choose-network' | 'check-app' | 'check-frame' | 'retry' | 'log-in'
}
