import * as z from 'zod/mini'
import { defineRequest } from './defineRequest.js'
import { nothing, shortText } from './fields.js'
import { rpcRequestSchema } from './rpcRequestSchema.js'

/**
 * RPC over the bridge. Where a person has to approve it, it waits without a limit and its signal ends it; the client
 * limits the wait for the others.
 */
export const rpcRequests = {
  RPC_REQUEST: defineRequest({ request: rpcRequestSchema, reply: z.unknown() }),
  // Says that nobody waits for an RPC request any more; `id` is that request's. Where there is none, and in frames that
  // know no id, all end that wait for the person.
  RPC_ABORT: defineRequest({
    request: z.optional(z.object({ id: z.optional(shortText) })),
    reply: nothing,
    timeoutMs: 1_000,
    isBackground: true,
  }),
} as const
