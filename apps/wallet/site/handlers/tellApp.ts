import { hostErrors } from '@portico/frame-bridge/host'
import { ApiFailure } from '../client/ApiFailure.js'

/**
 * Runs a handler and forwards the server's errors to the app. Any other error is reported without details.
 *
 * @throws `frame-host/reply` with the server's message for users, `frame-host/cooldown` if waiting is all that is
 * needed.
 */
export async function tellApp<result>(task: () => Promise<result>): Promise<result> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { message, retryAfter } = error
    throw retryAfter === undefined
      ? hostErrors('frame-host/reply', { message }, { cause: error })
      : hostErrors('frame-host/cooldown', { seconds: retryAfter }, { cause: error })
  }
}
