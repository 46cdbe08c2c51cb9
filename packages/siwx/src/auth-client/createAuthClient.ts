import { getCsrfToken } from './getCsrfToken.js'
import { getProviders } from './getProviders.js'
import { fetchSession, type GetSessionParameters, getSession, updateSession } from './getSession.js'
import type { AuthClientOptions, ServerParameters } from './requestAuth.js'
import { type SignInAuthorizationParams, type SignInOptions, signIn } from './signIn.js'
import { type SignOutParams, type SignOutResponse, signOut } from './signOut.js'

/** The functions of the auth client, bound to one server. What a call is given counts more than what they are bound to. */
export type AuthClient = ReturnType<typeof createAuthClient>

/**
 * Binds the functions of the auth client to one server. It keeps nothing: the session is the server's cookie.
 *
 * @param options Where the server is.
 * @example
 * const { signIn, signOut } = createAuthClient({ basePath: '/account/auth' })
 */
export function createAuthClient(options: AuthClientOptions = {}) {
  return {
    getSession: (parameters?: GetSessionParameters) => getSession({ ...options, ...parameters }),
    fetchSession: (parameters?: ServerParameters) => fetchSession({ ...options, ...parameters }),
    updateSession: (data?: unknown, parameters?: ServerParameters) =>
      updateSession(data, { ...options, ...parameters }),
    getCsrfToken: (parameters?: ServerParameters) => getCsrfToken({ ...options, ...parameters }),
    getProviders: (parameters?: AuthClientOptions) => getProviders({ ...options, ...parameters }),
    signIn: (provider?: string, parameters?: SignInOptions, authorizationParams?: SignInAuthorizationParams) =>
      signIn(provider, { ...options, ...parameters }, authorizationParams),
    signOut: <redirect extends boolean = true>(
      parameters?: SignOutParams<redirect>,
    ): Promise<redirect extends true ? undefined : SignOutResponse> => signOut({ ...options, ...parameters }),
  }
}
