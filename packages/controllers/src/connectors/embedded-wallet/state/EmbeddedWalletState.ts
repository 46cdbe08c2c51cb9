import type { FrameUser } from '@portico/frame-bridge'
import type { WalletAlert } from './WalletAlert.js'

/** The two kinds of account of the embedded wallet on EVM networks. */
export type FrameAccountType = 'eoa' | 'smartAccount'

/**
 * Step of the e-mail login: `sending` the mail, waiting for the link that registers a new browser (`device`) or for the
 * `code`, `checking` the code, and `connecting` the account.
 */
export type LoginStep = 'idle' | 'sending' | 'device' | 'code' | 'checking' | 'connecting'

/** State of an instance's embedded wallet. Times are milliseconds since the Unix epoch. */
export type EmbeddedWalletState = {
  step: LoginStep
  /** Address of the current login. */
  email: string | undefined
  /** Address of the last unfinished login, so that users need not type it again. */
  typedEmail: string | undefined
  /** When another mail may be requested. */
  resendAt: number | undefined
  /** When the code or link of the last mail expires. */
  expiresAt: number | undefined
  /** The user who is logged in. */
  user: FrameUser | undefined
  /**
   * Whether the login ends with the page because this browser cannot store it. Known once the wallet's frame has
   * loaded.
   */
  isForgetful: boolean
  /** Number of requests that wait for approval. */
  requests: number
  /** RPC method of the request that is or was last shown for approval, until its view is left. */
  requestMethod: string | undefined
  /** EVM chain ids with smart accounts. */
  smartAccountNetworks: readonly number[]
  /** A change of the e-mail address: the address whose code is awaited, and the new one. */
  update: { readonly step: 'idle' | 'primary' | 'secondary'; readonly email: string | undefined }
  /** Kind of account the frame signs with on EVM networks. */
  accountType: FrameAccountType
  /** A problem that the user or the app's developers must solve. Shown until the next login or approval begins. */
  alert: WalletAlert | undefined
}
