import { hostErrors } from '@portico/frame-bridge/host'
import { ApiFailure } from '../client/ApiFailure.js'

/**
 * Runs a handler and forwards the server's errors to the app. Any other error is reported without details.
 *
 * @throws `frame-host/reply` with the server's message for users, `frame-host/cooldown` if the next mail has to wait,
 * for which apps have a timer of their own; every other message says itself how long.
 */
export async function tellApp<result>(task: () => Promise<result>): Promise<result> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { code, message, retryAfter } = error
    throw code === 'mail/pace' && retryAfter !== undefined
      ? hostErrors('frame-host/cooldown', { seconds: retryAfter }, { cause: error })
      : hostErrors('frame-host/reply', { message }, { cause: error })
  }
}
