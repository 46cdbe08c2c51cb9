import type { SiwxMessageData } from '@portico/core'

/** Fields of a sign-in message (EIP-4361, CAIP-122). Times are RFC 3339 strings. */
export type SignInMessage = SiwxMessageData & {
  readonly version: '1'
  /** Scheme of the site, if the message states it. */
  readonly scheme?: string | undefined
  /** The word before "account", such as `Ethereum`. Default: by namespace. */
  readonly accountName?: string | undefined
}

/**
 * How a message is worded: as the standard of its namespace says, which is EIP-4361 on EVM chains and Sign-In With
 * Solana on Solana; or as AppKit 1.7 or 1.8 words it, for servers that still expect that.
 */
export type SignInWording = 'standard' | 'appkit-1.7' | 'appkit-1.8'

/** What `createSignInMessage` is given. What is left out and required is filled in. */
export type SignInFields = Omit<SignInMessage, 'version' | 'nonce'> & {
  readonly version?: '1' | undefined
  /** At least 8 letters and digits. Default: 24 random ones. */
  readonly nonce?: string | undefined
  /** Default: now. */
  readonly issuedAt?: string | undefined
}
