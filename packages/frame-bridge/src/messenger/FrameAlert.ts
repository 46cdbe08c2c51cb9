import type { PorticoError } from '@portico/core'

/** A problem that developers and users should know about. It contains no text; the UI provides it. */
export type FrameAlert = {
  readonly code: 'IFRAME_LOAD_FAILED' | 'IFRAME_REQUEST_TIMEOUT'
  readonly cause: PorticoError
  /** What can help: retrying, or checking the wallet's URL, the network and the page's security policy. */
  readonly nextStep: 'retry' | 'check-frame'
}
