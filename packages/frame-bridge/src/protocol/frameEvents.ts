import { isCaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import { shortText } from './fields.js'

/** What the frame says unasked: `@w3m-frame/<name>`. */
export const frameEvents = {
  READY: z.optional(
    z.object({
      version: z.optional(z.union([z.string(), z.number()])),
      /** The frame takes a MessagePort, see `handshake.ts`. */
      port: z.optional(z.boolean()),
      /** Random text of this load of the frame. */
      nonce: z.optional(shortText),
      /** `false`: the frame can keep no login over a reload, so that the app has to keep the token of SESSION_UPDATE. */
      keepsLogin: z.optional(z.boolean()),
    }),
  ),
  /**
   * The person has approved the RPC request of this id: nothing ends it any more but its reply. Said over a port alone,
   * since clients of the first protocol do not know it.
   */
  RPC_REQUEST_APPROVED: z.unknown(),
  /**
   * A transaction was sent whose request the app no longer waits for, as after a reload. Said over a port alone.
   */
  TRANSACTION_SENT: z.object({
    chainId: z.string().check(z.refine((value) => isCaipNetworkId(value))),
    hash: z.string().check(z.regex(/^\w{32,128}$/)),
  }),
  /** A token for IS_CONNECTED. Of frames that keep their login themselves it is kept nowhere. */
  SESSION_UPDATE: z.object({ token: z.string() }),
} as const

/**
 * Payload of an `_ERROR` reply. `code` (EIP-1193, such as 4001) and `retryAfter` (seconds to wait before the same is
 * asked for again) are additions that not every frame makes.
 */
export const errorReplySchema = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.number()),
  retryAfter: z.optional(z.int().check(z.positive(), z.maximum(86_400))),
})
