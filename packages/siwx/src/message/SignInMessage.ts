import type { SiwxMessageData } from '@portico/core'

/** Fields of a sign-in message (EIP-4361, CAIP-122). Times are RFC 3339 strings. */
export type SignInMessage = SiwxMessageData & {
  readonly version: '1'
  /** Scheme of the site, if the message states it. */
  readonly scheme?: string | undefined
  /** The word before "account", such as `Ethereum`. Default: by namespace. */
  readonly accountName?: string | undefined
}
