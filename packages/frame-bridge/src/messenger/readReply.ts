import { toWalletError } from '@portico/core'
import { stripControls } from '@portico/core/internal'
import { safeParse } from 'zod/mini'
import { frameErrors } from '../protocol/frameErrors.js'
import { errorReplySchema } from '../protocol/frameEvents.js'
import { type FrameRequestName, frameRequests } from '../protocol/frameRequests.js'

export type ReadReplyReturnType =
  | { readonly reply: unknown }
  | { readonly error: unknown }
  | { readonly error: unknown; readonly isInvalid: true }

/**
 * Reads what the frame answered to a request.
 *
 * @param name The request.
 * @param outcome Whether the type said `_SUCCESS` or `_ERROR`.
 * @param payload What came with it.
 */
export function readReply(name: FrameRequestName, outcome: 'success' | 'error', payload: unknown): ReadReplyReturnType {
  if (outcome === 'error') {
    const { message = '', code, retryAfter, isOutcomeUnknown, reason } = safeParse(errorReplySchema, payload).data ?? {}
    if (retryAfter !== undefined) return { error: frameErrors('frame/cooldown', { seconds: retryAfter }) }
    if (isOutcomeUnknown) return { error: frameErrors('frame/outcome-unknown', { name }) }
    const text = stripControls(message).slice(0, 300)
    const error = frameErrors('frame/error-reply', { name, message: text, ...(reason !== undefined && { reason }) })
    return { error: code === undefined ? error : toWalletError({ code, message }) }
  }
  const parsed = safeParse(frameRequests[name].reply, payload)
  if (parsed.success) return { reply: parsed.data }
  return { error: frameErrors('frame/invalid-reply', { name }), isInvalid: true }
}
