import { type Siwx, type SiwxCacao, type SiwxMessageData, siwxErrors } from '@portico/core'
import { lazySiwx } from '../sessions/lazySiwx.js'

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

/**
 * Makes a sign-in of the option `siweConfig` of AppKit, whose server verifies and keeps it. Accounts of other namespaces
 * than EVM's are not asked to sign in.
 *
 * @param config The configuration as it is.
 * @returns `undefined` if the configuration is not enabled.
 * @throws `siwx/invalid-configuration` if it has no `getMessageParams`, and `siwx/two-configurations` if it has a `siwx`.
 * @example
 * createPortico({ siwx: siweToSiwx(siweConfig), … })
 */
export function siweToSiwx(config: SiweConfig): Siwx | undefined {
  if ('siwx' in config) throw siwxErrors('siwx/two-configurations')
  for (const option of needed) {
    if (typeof config[option] !== 'function') throw siwxErrors('siwx/invalid-configuration', { option })
  }
  if (config.enabled === false) return undefined
  const switches = {
    required: config.required,
    signOutOnDisconnect: config.signOutOnDisconnect,
    signOutOnAccountChange: config.signOutOnAccountChange ?? true,
    signOutOnNetworkChange: config.signOutOnNetworkChange ?? true,
  }
  const { siwx } = lazySiwx(
    (context) => import('./createSiweSessions.js').then((module) => module.createSiweSessions(config, context)),
    switches,
  )
  return { ...siwx, supportsChain: (chainId) => chainId.startsWith('eip155:') }
}

const needed = ['getMessageParams', 'getNonce', 'createMessage', 'verifyMessage', 'getSession', 'signOut'] as const
