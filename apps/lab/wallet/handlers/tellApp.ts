import { hostErrors } from '@portico/frame-bridge/host'
import { ApiFailure } from '../client/ApiFailure.js'

/**
 * Runs a handler so that the app hears what the server said, and of any other error nothing but that there was one.
 *
 * @throws `frame-host/reply` with the server's text for people, `frame-host/cooldown` where all there is to do is wait.
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
