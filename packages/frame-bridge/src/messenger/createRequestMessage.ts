import { safeParse } from 'zod/mini'
import { type CopyPlainOptions, copyPlain } from '../protocol/copyPlain.js'
import { createRandomId } from '../protocol/createRandomId.js'
import { frameErrors } from '../protocol/frameErrors.js'
import { type FrameRequestName, frameRequests } from '../protocol/frameRequests.js'
import { messagePrefixes } from '../protocol/messageTypes.js'

/**
 * Creates the message of a request, with an id of its own. Throws `frame/too-large` and `frame/invalid-request`.
 *
 * @param name The request.
 * @param payload Its payload; fields that the request's schema does not name are dropped.
 * @param options How large the payload may be.
 */
export function createRequestMessage(name: FrameRequestName, payload: unknown, options: CopyPlainOptions = {}) {
  const copied = copyPlain(payload, options)
  if (!copied) throw frameErrors('frame/too-large', { name })
  const parsed = safeParse(frameRequests[name].request, copied.value)
  // Only the path is reported, because the value may be a secret.
  if (!parsed.success)
    throw frameErrors('frame/invalid-request', { name, path: (parsed.error.issues[0]?.path ?? []).join('.') })
  const { data } = parsed
  return {
    type: `${messagePrefixes.app}${name}`,
    id: createRandomId(),
    ...(data === undefined ? {} : { payload: data }),
  }
}
