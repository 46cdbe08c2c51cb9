import type { CaipNetworkId, Siwx } from '@portico/core'
import type { SignInWords, SiwxSwitches } from '../sessions/SiwxOptions.js'
import type { CloudSessionAccount } from './readCloudAccount.js'

/** The wallet that signs, as the service keeps it. */
export type CloudWallet =
  | { readonly type: 'walletconnect' | 'extension' | 'unknown'; readonly name?: string; readonly icon?: string }
  | { readonly type: 'social'; readonly social: string; readonly identifier: string }

/** Options of `cloudSiwx`. */
export type CloudSiwxOptions = SiwxSwitches &
  Omit<SignInWords, 'getNonce'> & {
    /** Name and version sent to the service (`st` and `sv`), as `identity` of `createPortico`. */
    readonly identity?: { readonly type: string; readonly version: string } | undefined
    /** Returns the wallet that signs, if the service is to know it. Default: it is not told. */
    readonly getWallet?: (() => CloudWallet | undefined) | undefined
    /** Returns the app's id at the relay, if the service is to know it. Default: it is not told. */
    readonly getClientId?: (() => string | undefined) | undefined
  }

/** Sign-in at a service, and what else the service does. */
export type CloudSiwx = Siwx & {
  /**
   * Returns who is signed in, as the service knows them. Throws `siwx/signed-out` if nobody is.
   *
   * @param options Whether to ask for the account that the service keeps, too.
   */
  getSessionAccount(options?: { readonly includeAppKitAccount?: boolean | undefined }): Promise<CloudSessionAccount>
  /**
   * Has the service keep facts of the app's own with the account. Throws `siwx/signed-out` if nobody is signed in.
   *
   * @param metadata The facts, or `null` to forget them.
   */
  setSessionAccountMetadata(metadata: Readonly<Record<string, unknown>> | null): Promise<void>
  /**
   * Has the service send a code to an e-mail address. The next message names the address.
   *
   * @param parameters The address, and the account that it belongs to.
   * @returns The id of the code; `null` if none is needed.
   */
  requestEmailOtp(parameters: {
    readonly email: string
    readonly account: `${CaipNetworkId}:${string}`
  }): Promise<{ readonly uuid: string | null }>
  /**
   * Confirms an e-mail address.
   *
   * @param parameters The code that the person received.
   */
  confirmEmailOtp(parameters: { readonly code: string }): Promise<void>
}
