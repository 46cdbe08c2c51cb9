import * as z from 'zod/mini'
import { shortText } from './fields.js'

const longText = z.string().check(z.maxLength(16_384))

/**
 * A sign-in message that travels in the request that connects, as clients of AppKit 1.8 send it. Their address may be
 * the literal text `<<AccountAddress>>`.
 */
export const siwxMessage = z.object({
  /** The text to sign. */
  serializedMessage: z.optional(longText),
  accountAddress: shortText,
  /** CAIP-2 id. */
  chainId: shortText,
  domain: shortText,
  uri: longText,
  version: shortText,
  nonce: shortText,
  statement: z.optional(longText),
  notBefore: z.optional(shortText),
  issuedAt: z.optional(shortText),
  expirationTime: z.optional(shortText),
  requestId: z.optional(longText),
  resources: z.optional(z.array(longText)),
})

/** Fields of a reply that carries a signed message. All are missing if nothing was signed. */
export const signedMessage = {
  signature: z.optional(shortText),
  /** The text that was signed. */
  message: z.optional(longText),
  siwxMessage: z.optional(siwxMessage),
} as const
