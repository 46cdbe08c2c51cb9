import type { FrameRequests } from '../protocol/frameRequests.js'
import type { ClientCore } from './ClientCore.js'
import type { Approvals } from './createApprovals.js'
import type { SignInUserParameters } from './FrameClient.js'
import { sendForLogin } from './sendForLogin.js'

/** Reports the user, and asks them to sign a message. Needs approval, so it has no timeout. */
export function signInUser(
  core: ClientCore,
  approvals: Approvals,
  payload: SignInUserParameters,
  signal: AbortSignal | undefined,
): Promise<FrameRequests['GET_USER']['reply']> {
  const send = (options: Parameters<ClientCore['send']>[2]) =>
    sendForLogin(core, 'GET_USER', payload, { ...options, timeoutMs: Number.POSITIVE_INFINITY })
  return approvals.run('personal_sign', send, signal)
}
