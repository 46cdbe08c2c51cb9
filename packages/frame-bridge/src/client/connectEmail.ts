import { lastEmailLoginTimeKey } from '@portico/core/internal'
import { frameErrors } from '../protocol/frameErrors.js'
import type { FrameRequests } from '../protocol/frameRequests.js'
import { frameTimeouts } from '../protocol/frameTimeouts.js'
import type { ClientCore } from './ClientCore.js'
import type { LoginStepOptions } from './FrameClient.js'

/** Requests a login mail, at most once in 30 s. A pending request counts unless it was aborted. */
export async function connectEmail(
  { send, store, clock, state }: ClientCore,
  payload: FrameRequests['CONNECT_EMAIL']['request'],
  options?: LoginStepOptions<FrameRequests['CONNECT_EMAIL']['reply']>,
): Promise<FrameRequests['CONNECT_EMAIL']['reply']> {
  const { mail } = state
  const last = mail && !mail.signal?.aborted ? mail.since : store.get(lastEmailLoginTimeKey)
  // A time in the future comes from a clock that was set back since, and would lock the user out.
  const passed = last === undefined || last > clock.now() ? frameTimeouts.emailCooldown : clock.now() - last
  const left = frameTimeouts.emailCooldown - passed
  if (left > 0) throw frameErrors('frame/cooldown', { seconds: Math.ceil(left / 1000) })
  const asked = { since: clock.now(), signal: options?.signal }
  state.mail = asked
  try {
    const reply = await send('CONNECT_EMAIL', payload, options)
    store.set(lastEmailLoginTimeKey, clock.now())
    return reply
  } finally {
    if (state.mail === asked) state.mail = undefined
  }
}
