import { fetchCsrfToken } from './getCsrfToken.js'
import { logFailure, requestRecord, type ServerParameters } from './requestAuth.js'
import { postSessionMessage } from './sessionMessages.js'

/**
 * What the server tells of who is signed in. An interface, so that an app can add what its own server tells:
 *
 * @example
 * declare module '@portico/siwx/auth-client' {
 *   interface Session {
 *     address: string
 *   }
 * }
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
export interface Session {
  user?: { name?: string | null; email?: string | null; image?: string | null }
  /** ISO 8601 time after which the session is over, unless it is used before. */
  expires: string
}

/** Parameters of `getSession`. */
export type GetSessionParameters = ServerParameters & {
  /** Whether other tabs are told to look too. Default: true. */
  readonly broadcast?: boolean | undefined
}

/**
 * Fetches the session, as `getSession` does, for code that must tell "signed out" from "not known".
 *
 * @param options Where the server is.
 * @returns `null` if nobody is signed in.
 * @throws `auth-client/unreachable`, `auth-client/timeout`, `auth-client/status`, `auth-client/malformed-answer`, or the
 * error that the server names.
 */
export async function fetchSession(options: ServerParameters = {}): Promise<Session | null> {
  // The server's session callback decides what is in it; `Session` is what the app declares that to be.
  return (await requestRecord({ path: 'session' }, options)) as Session | null
}

/**
 * Has the server change the session, by its `jwt` callback with trigger `update`.
 *
 * @param data What the callback gets.
 * @param options Where the server is.
 * @returns The session after it; `null` if nobody is signed in.
 * @throws As `fetchSession`.
 */
export async function updateSession(data?: unknown, options: ServerParameters = {}): Promise<Session | null> {
  const csrfToken = await fetchCsrfToken(options)
  return (await requestRecord({ path: 'session', json: { csrfToken, data } }, options)) as Session | null
}

/**
 * Returns the session, and tells other tabs to look too.
 *
 * @param parameters Where the server is; on a server, the visitor's request as `req`.
 * @returns `null` if nobody is signed in or the request failed, which is logged.
 */
export async function getSession({ broadcast = true, ...options }: GetSessionParameters = {}): Promise<Session | null> {
  let session: Session | null = null
  try {
    session = await fetchSession(options)
  } catch (error) {
    logFailure(options, error)
  }
  if (broadcast) postSessionMessage('getSession')
  return session
}
