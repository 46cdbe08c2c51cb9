import type { FrameUser } from '@portico/frame-bridge'
import type { WalletAlert } from './WalletAlert.js'

/** The two kinds of account of the embedded wallet on EVM networks. */
export type FrameAccountType = 'eoa' | 'smartAccount'

/**
 * Where the login by e-mail is: `sending` the mail, waiting for the link of a new browser to be opened (`device`) or for
 * the `code`, `checking` it, and `connecting` the account.
 */
export type LoginStep = 'idle' | 'sending' | 'device' | 'code' | 'checking' | 'connecting'

/** What the instance knows of its embedded wallet. Times are milliseconds since the Unix epoch. */
export type EmbeddedWalletState = {
  step: LoginStep
  /** Address of the login under way. */
  email: string | undefined
  /** Address of the last unfinished login, so that users need not type it again. */
  typedEmail: string | undefined
  /** When another mail may be asked for. */
  resendAt: number | undefined
  /** When the code or link of the last mail expires. */
  expiresAt: number | undefined
  /** Who is logged in. */
  user: FrameUser | undefined
  /** Whether this browser forgets a login with the page. Known once the wallet's frame has been loaded. */
  isForgetful: boolean
  /** How many requests wait for the person's approval. */
  requests: number
  /** RPC method of the request that the person is asked about, or was until the view of it is left. */
  requestMethod: string | undefined
  /** EVM chain ids with smart accounts. */
  smartAccountNetworks: readonly number[]
  /** A change of the e-mail address: whose code is waited for, and the new address. */
  update: { readonly step: 'idle' | 'primary' | 'secondary'; readonly email: string | undefined }
  /** Account the frame signs with on EVM networks. */
  accountType: FrameAccountType
  /** What the person or the app's makers must act on, until the next login or approval begins. */
  alert: WalletAlert | undefined
}
