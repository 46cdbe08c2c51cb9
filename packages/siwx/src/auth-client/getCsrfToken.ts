import { authErrors } from './authErrors.js'
import { logFailure, readBasePath, requestRecord, type ServerParameters } from './requestAuth.js'

/** Returns the token that each POST needs, and throws a typed error if the server gives none. */
export async function fetchCsrfToken(options: ServerParameters): Promise<string> {
  const token = (await requestRecord({ path: 'csrf' }, options))?.csrfToken
  if (typeof token === 'string') return token
  throw authErrors('auth-client/malformed-answer', { url: `${readBasePath(options)}/csrf` })
}

/**
 * Returns the token against cross-site request forgery that a POST to the auth server needs. `signIn` and `signOut`
 * ask for it themselves.
 *
 * @param options Where the server is.
 * @returns `undefined` if the request failed, which is logged.
 */
export async function getCsrfToken(options: ServerParameters = {}): Promise<string | undefined> {
  try {
    return await fetchCsrfToken(options)
  } catch (error) {
    logFailure(options, error)
    return undefined
  }
}
