import * as z from 'zod/mini'
import { defineRequest } from './defineRequest.js'
import { accounts, accountType, appLink, chainId, nothing, shortText, webLink } from './fields.js'
import { frameTimeouts } from './frameTimeouts.js'
import { signedMessage, siwxMessage } from './signInFields.js'

/** Requests of the social login. */
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
    request: z.object({ provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']) }),
    reply: z.object({ uri: webLink }),
    timeoutMs: frameTimeouts.request,
  }),
  GET_FARCASTER_URI: defineRequest({
    request: nothing,
    reply: z.object({ url: appLink }),
    timeoutMs: frameTimeouts.request,
  }),
  // Resolves once the user has approved it elsewhere.
  CONNECT_FARCASTER: defineRequest({ request: nothing, reply: z.object({ userName: z.string() }) }),
} as const
