import * as z from 'zod/mini'
import { defineRequest } from './defineRequest.js'
import { accounts, accountType, chainId, email, nothing, shortText } from './fields.js'
import { frameTimeouts } from './frameTimeouts.js'
import { signedMessage, siwxMessage } from './signInFields.js'

const timeoutMs = frameTimeouts.request

/** Requests for session, accounts and network. */
export const accountRequests = {
  GET_USER: defineRequest({
    request: z.optional(
      z.object({
        chainId: z.optional(chainId),
        preferredAccountType: z.optional(accountType),
        socialUri: z.optional(z.string()),
        siwxMessage: z.optional(siwxMessage),
      }),
    ),
    reply: z.object({
      email: z.optional(z.nullable(email)),
      address: shortText,
      chainId,
      smartAccountDeployed: z.optional(z.boolean()),
      accounts: z.optional(accounts),
      preferredAccountType: z.optional(accountType),
      ...signedMessage,
    }),
    timeoutMs,
  }),
  IS_CONNECTED: defineRequest({
    request: z.optional(z.object({ token: z.optional(z.string()) })),
    reply: z.object({ isConnected: z.boolean() }),
    timeoutMs,
  }),
  // The caller limits how long signing out may take.
  SIGN_OUT: defineRequest({ request: nothing, reply: nothing, timeoutMs, isBackground: true }),
  GET_CHAIN_ID: defineRequest({ request: nothing, reply: z.object({ chainId }), timeoutMs }),
  SWITCH_NETWORK: defineRequest({ request: z.object({ chainId }), reply: z.object({ chainId }), timeoutMs }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: defineRequest({
    request: nothing,
    reply: z.object({ smartAccountEnabledNetworks: z.array(z.number().check(z.int(), z.nonnegative())) }),
    timeoutMs,
    isBackground: true,
  }),
  INIT_SMART_ACCOUNT: defineRequest({
    request: nothing,
    reply: z.object({ address: shortText, isDeployed: z.boolean() }),
    timeoutMs,
  }),
  SET_PREFERRED_ACCOUNT: defineRequest({
    request: z.object({ type: accountType }),
    reply: z.object({ type: accountType, address: shortText }),
    timeoutMs,
    waitsForReady: false,
    isBackground: true,
  }),
} as const
