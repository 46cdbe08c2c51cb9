import type { CaipNetworkId } from '@portico/core'

/** The facts a sign-in message states (CAIP-122). Times are RFC 3339 texts. */
export type SignInMessage = {
  /** RFC 3986 authority of the site that asks: host, and port if not the scheme's own. */
  readonly domain: string
  /** Scheme of the site, when the message names it. */
  readonly scheme?: string | undefined
  /** The word before "account": `Ethereum`, `Solana`. Default: by namespace. */
  readonly accountName?: string | undefined
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly uri: string
  readonly version: '1'
  /** At least 8 letters and digits. */
  readonly nonce: string
  /** One line the person agrees to. */
  readonly statement?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}
