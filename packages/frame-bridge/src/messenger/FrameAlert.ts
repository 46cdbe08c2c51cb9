import type { PorticoError } from '@portico/core'

/** Something the app's makers and the person should know of. Texts belong to whoever shows it. */
export type FrameAlert = {
  readonly code: 'IFRAME_LOAD_FAILED' | 'IFRAME_REQUEST_TIMEOUT'
  readonly cause: PorticoError
  /** What helps: trying once more, or checking the wallet's address, the network and the page's security policy. */
  readonly nextStep: 'retry' | 'check-frame'
}
