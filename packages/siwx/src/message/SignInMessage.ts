import type { CaipNetworkId } from '@portico/core'

/** Fields of a sign-in message (CAIP-122). Times are RFC 3339 strings. */
export type SignInMessage = {
  /** RFC 3986 authority of the requesting site: host, and port if it is not the scheme's default. */
  readonly domain: string
  /** Scheme of the site, if the message contains it. */
  readonly scheme?: string | undefined
  /** The word before "account": `Ethereum`, `Solana`. Default: by namespace. */
  readonly accountName?: string | undefined
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  readonly uri: string
  readonly version: '1'
  /** At least 8 letters and digits. */
  readonly nonce: string
  /** One line that the user agrees to. */
  readonly statement?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}
