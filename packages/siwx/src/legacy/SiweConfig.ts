import type { SiwxCacao, SiwxMessageData } from '@portico/core'

/** What a site's messages say, as `siweConfig` names it. */
export type SiweMessageParameters = {
  readonly domain: string
  readonly uri: string
  /** Ids of the EVM chains to sign in on. */
  readonly chains: readonly number[]
  readonly statement?: string | undefined
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly iat?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
}

/** What `createMessage` of a `siweConfig` is given. */
export type SiweMessageArguments = SiweMessageParameters & {
  /** `did:pkh:eip155:{chain}:{address}` */
  readonly address: string
  readonly chainId: number
  readonly nonce: string
  readonly version: '1'
  readonly iat: string
}

/** Who is signed in, as the site's server says. */
export type SiweServerSession = { readonly address: string; readonly chainId: number }

/** The option `siweConfig` of AppKit, as far as it is used. */
export type SiweConfig = {
  getMessageParams(): Promise<SiweMessageParameters>
  getNonce(address?: string): Promise<string>
  createMessage(parameters: SiweMessageArguments): string
  verifyMessage(parameters: {
    readonly message: string
    readonly signature: string
    readonly cacao?: SiwxCacao | undefined
    readonly data?: SiwxMessageData | undefined
  }): Promise<boolean>
  getSession(): Promise<SiweServerSession | null | undefined>
  signOut(): Promise<boolean>
  onSignIn?(session: SiweServerSession): void
  onSignOut?(): void
  /** Default `true`. */
  readonly enabled?: boolean | undefined
  /** Default `true`. */
  readonly required?: boolean | undefined
  /** Default `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Default `true`. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Default `true`. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
