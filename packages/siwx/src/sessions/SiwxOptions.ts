import type { CaipNetworkId } from '@portico/core'
import type { SignInWording } from '../message/SignInMessage.js'
import type { SignInStorage } from '../storage/SignInStorage.js'
import type { SignInVerifier } from '../verifiers/SignInVerifier.js'

/** When accounts are signed out, and whether they must be signed in. */
export type SiwxSwitches = {
  /** Whether an account must be signed in to stay connected. Default `true`. */
  readonly required?: boolean | undefined
  /** Whether an account is signed out when it disconnects. Default `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether an account is signed out when the wallet changes to another one. Default `false`. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether an account is signed out when the wallet changes to another network. Default `false`. */
  readonly signOutOnNetworkChange?: boolean | undefined
}

/** What the messages of a site say. */
export type SignInWords = {
  /** Host of the site, and its port unless it is the scheme's default. Default: that of the page. */
  readonly domain?: string | undefined
  /** The address that the messages name. Default: that of the page, without query and fragment. */
  readonly uri?: string | undefined
  /** One line that the person agrees to. On EVM chains ASCII only, as EIP-4361 has it. */
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  /** How long a sign-in holds, in milliseconds. Default: until it is revoked. */
  readonly lifetimeMs?: number | undefined
  /** Default: as the standard of each namespace has it. */
  readonly wording?: SignInWording | undefined
  /** Returns a nonce of your server, at least 8 letters and digits. Default: one made here. */
  readonly getNonce?:
    | ((account: { readonly chainId: CaipNetworkId; readonly accountAddress: string }) => Promise<string>)
    | undefined
}

/** Options of `defaultSiwx`. */
export type DefaultSiwxOptions = SignInWords &
  SiwxSwitches & {
    /** Who verifies signatures, one for each namespace. Default: `[evmVerifier(), solanaVerifier()]`. */
    readonly verifiers?: readonly SignInVerifier[] | undefined
    /** Default: the storage of the instance, under the key `@appkit/siwx`. */
    readonly storage?: SignInStorage | undefined
    /** How far the clocks of the two sides may differ, in milliseconds. Default 60,000. */
    readonly clockSkewMs?: number | undefined
  }
