import { isCaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import { shortText } from './fields.js'
import { frameSocials } from './socialRequests.js'

/** Unsolicited messages of the frame: `@w3m-frame/<name>`. */
export const frameEvents = {
  READY: z.optional(
    z.object({
      version: z.optional(z.union([z.string(), z.number()])),
      /** The frame accepts a MessagePort, see `handshake.ts`. */
      port: z.optional(z.boolean()),
      /** Random text of this load of the frame. */
      nonce: z.optional(shortText),
      /** `false` if the frame cannot keep a login over a reload; the app then stores the token of SESSION_UPDATE. */
      keepsLogin: z.optional(z.boolean()),
      /** `true` if the frame asks the user to sign the `siwxMessage` of a GET_USER. */
      signsIn: z.optional(z.boolean()),
      /** Social accounts that the project may log in with. The frame then knows the additions of `socialRequests.ts`. */
      socials: z.optional(
        z.pipe(
          z.array(z.unknown()),
          // A later frame may offer more.
          z.transform((names) => frameSocials.filter((name) => names.includes(name))),
        ),
      ),
    }),
  ),
  /**
   * The user has approved the RPC request with this id, so it can no longer be aborted. Only sent over a port, because
   * clients of the first protocol do not know it.
   */
  RPC_REQUEST_APPROVED: z.unknown(),
  /** The same of a GET_USER with a message to sign. */
  GET_USER_APPROVED: z.unknown(),
  /**
   * A transaction was sent whose request the app no longer waits for, as after a reload. Only sent over a port.
   */
  TRANSACTION_SENT: z.object({
    chainId: z.string().check(z.refine((value) => isCaipNetworkId(value))),
    hash: z.string().check(z.regex(/^\w{32,128}$/)),
  }),
  /** A token for IS_CONNECTED. If the frame keeps its login itself, it only replaces one that is stored. */
  SESSION_UPDATE: z.object({ token: z.string() }),
} as const

/**
 * Payload of an `_ERROR` reply. `code` (EIP-1193, such as 4001), `retryAfter` (seconds to wait before the same is asked
 * for again), `isOutcomeUnknown` (it may have been carried out all the same) and `reason` (why a social login failed)
 * are additions that not every frame makes.
 */
export const errorReplySchema = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.number()),
  retryAfter: z.optional(z.int().check(z.positive(), z.maximum(86_400))),
  isOutcomeUnknown: z.optional(z.boolean()),
  reason: z.optional(shortText),
})
