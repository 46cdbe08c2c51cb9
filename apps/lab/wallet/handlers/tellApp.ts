import { hostErrors } from '@portico/frame-bridge/host'
import { ApiFailure } from '../client/ApiFailure.js'

/**
 * Runs a handler so that the app hears what the server said, and of any other error nothing but that there was one.
 *
 * @throws `frame-host/reply` with the server's text for people.
 */
export async function tellApp<result>(task: () => Promise<result>): Promise<result> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof ApiFailure) throw hostErrors('frame-host/reply', { message: error.message }, { cause: error })
    throw error
  }
}
