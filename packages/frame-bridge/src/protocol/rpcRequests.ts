import * as z from 'zod/mini'
import { defineRequest } from './defineRequest.js'
import { nothing, shortText } from './fields.js'
import { rpcRequestSchema } from './rpcRequestSchema.js'

/**
 * RPC requests. Those that need approval have no time limit and end with their signal; the client limits the others.
 */
export const rpcRequests = {
  RPC_REQUEST: defineRequest({ request: rpcRequestSchema, reply: z.unknown() }),
  // Aborts the request with this `id`: an RPC request, or one that the frame is told of when it is called off. Without an id, or in frames that do not support one, aborts all that need
  // approval.
  RPC_ABORT: defineRequest({
    request: z.optional(z.object({ id: z.optional(shortText) })),
    reply: nothing,
    timeoutMs: 1_000,
    isBackground: true,
  }),
} as const
