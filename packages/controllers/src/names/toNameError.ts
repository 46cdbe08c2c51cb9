import { isPorticoError } from '@portico/core'
import { nameErrors } from '@portico/core/internal'

type Failure = 'name/check-failed' | 'name/suggestions-failed' | 'name/names-failed'

/**
 * Returns the error of a question that the data service did not answer, with what it failed with as its cause. A question
 * that was taken back did not fail.
 *
 * @param code What was asked.
 * @param cause What the request was rejected with.
 */
export function toNameError(code: Failure, cause: unknown): unknown {
  const isOwn = isPorticoError(cause) && (cause.code === 'connection/aborted' || cause.code.startsWith('name/'))
  return isOwn ? cause : nameErrors(code, undefined, { cause })
}
