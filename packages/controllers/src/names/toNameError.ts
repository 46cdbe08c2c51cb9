import { isPorticoError } from '@portico/core'
import { nameErrors } from '@portico/core/internal'

type Failure = 'name/check-failed' | 'name/suggestions-failed' | 'name/names-failed'

/**
 * Returns the error of a failed request to the data service, with its cause. Aborted requests are not failures.
 *
 * @param code What was asked.
 * @param cause What the request was rejected with.
 */
export function toNameError(code: Failure, cause: unknown): unknown {
  const isOwn = isPorticoError(cause) && (cause.code === 'connection/aborted' || cause.code.startsWith('name/'))
  return isOwn ? cause : nameErrors(code, undefined, { cause })
}
