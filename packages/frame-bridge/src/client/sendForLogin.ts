import type { SendRequestOptions } from '../messenger/createSendRequest.js'
import { frameErrors } from '../protocol/frameErrors.js'
import type { FrameRequestName, FrameRequests } from '../protocol/frameRequests.js'
import type { ClientCore } from './ClientCore.js'

/**
 * Sends a request whose reply says something about the login. Throws `frame/aborted` when the person signed out
 * meanwhile: a reply that comes late must not bring back what was forgotten, nor end the login of whoever comes next.
 *
 * @param core The client.
 * @param name The request.
 * @param payload Its payload.
 */
export async function sendForLogin<name extends FrameRequestName>(
  { send, state }: ClientCore,
  name: name,
  payload: FrameRequests[name]['request'],
  options?: SendRequestOptions<name>,
): Promise<FrameRequests[name]['reply']> {
  const { signOuts } = state
  const reply = await send(name, payload, options)
  if (state.signOuts !== signOuts) throw frameErrors('frame/aborted')
  return reply
}
