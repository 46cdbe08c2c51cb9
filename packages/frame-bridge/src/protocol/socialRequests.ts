import * as z from 'zod/mini'
import { defineRequest } from './defineRequest.js'
import { accounts, accountType, appLink, chainId, nothing, shortText, webLink } from './fields.js'
import { frameTimeouts } from './frameTimeouts.js'
import { signedMessage, siwxMessage } from './signInFields.js'

/** Social accounts by which a frame may log in. */
export const frameSocials = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'] as const

/** A social account by which a frame may log in. */
export type FrameSocial = (typeof frameSocials)[number]

/** Id of a login in a popup: 32 random bytes in base64url. */
const loginId = z.string().check(z.regex(/^[\w-]{43}$/))

/**
 * Requests of the social login. `login`, `returnTo`, `confirm` and AWAIT_SOCIAL are for frames that name `socials` in
 * READY; others ignore them.
 */
export const socialRequests = {
  CONNECT_SOCIAL: defineRequest({
    request: z.object({
      uri: z.string(),
      preferredAccountType: z.optional(accountType),
      chainId: z.optional(chainId),
      siwxMessage: z.optional(siwxMessage),
    }),
    reply: z.object({
      email: z.optional(z.nullable(z.string())),
      address: shortText,
      chainId,
      accounts: z.optional(accounts),
      userName: z.optional(z.nullable(z.string())),
      preferredAccountType: z.optional(accountType),
      ...signedMessage,
    }),
    timeoutMs: frameTimeouts.request,
  }),
  GET_SOCIAL_REDIRECT_URI: defineRequest({
    request: z.object({
      provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
      /** Id of the login, where a popup opens. The popup has it in its address. */
      login: z.optional(loginId),
      /** Page of the app to return to, where the login leaves it. */
      returnTo: z.optional(webLink),
    }),
    reply: z.object({
      uri: webLink,
      /** Two digits that a popup without an opener asks for, so that nobody finishes a login of somebody else. */
      confirm: z.optional(z.string().check(z.regex(/^\d{2}$/))),
    }),
    timeoutMs: frameTimeouts.request,
  }),
  // Resolves once the popup of this login has handed its result to the wallet's server, which it can without an opener.
  AWAIT_SOCIAL: defineRequest({
    request: z.object({ login: loginId }),
    reply: z.object({ resultUri: z.string().check(z.minLength(1), z.maxLength(16_384)) }),
    isCalledOff: true,
  }),
  GET_FARCASTER_URI: defineRequest({
    request: nothing,
    reply: z.object({ url: appLink }),
    timeoutMs: frameTimeouts.request,
  }),
  // Resolves once the user has approved it elsewhere.
  CONNECT_FARCASTER: defineRequest({
    request: nothing,
    reply: z.object({ userName: z.string() }),
    isCalledOff: true,
  }),
} as const
