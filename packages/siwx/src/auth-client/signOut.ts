import { fetchCsrfToken } from './getCsrfToken.js'
import { assertUrl, goTo } from './redirect.js'
import { type AuthClientOptions, requestAuth, toAnswerError } from './requestAuth.js'
import { announceSession, postSessionMessage } from './sessionMessages.js'
import { readUrl } from './signIn.js'

/** Options of `signOut`. */
export type SignOutParams<redirect extends boolean = true> = AuthClientOptions & {
  /** Where to go afterwards. Default: the page's address. */
  readonly callbackUrl?: string | undefined
  /** Whether the browser goes there by itself. Default: true. */
  readonly redirect?: redirect | undefined
}

/** What `signOut` resolves with when the browser stays. */
export type SignOutResponse = {
  /** Where the server would go on to. */
  readonly url: string
}

/**
 * Ends the session, here and in other tabs.
 *
 * @param options Where to go afterwards, and where the server is.
 * @returns With `redirect: false` the URL the server would go on to; else `undefined`, and the browser leaves the page.
 * @throws `auth-client/unreachable`, `auth-client/timeout`, `auth-client/status` or `auth-client/malformed-answer`: the
 * session goes on then. `auth-client/invalid-callback-url` if the callback URL is a script.
 */
export async function signOut<redirect extends boolean = true>(
  options: SignOutParams<redirect> = {},
): Promise<redirect extends true ? undefined : SignOutResponse> {
  const { callbackUrl = location.href, redirect = true, ...client } = options
  assertUrl(callbackUrl)
  const csrfToken = await fetchCsrfToken(client)
  const answer = await requestAuth({ path: 'signout', form: { csrfToken, callbackUrl, json: 'true' } }, client)
  if (!answer.isOk) throw toAnswerError(answer)
  const url = readUrl(answer) ?? callbackUrl
  postSessionMessage('signout')
  if (redirect) goTo(url)
  else await announceSession(client)
  // The type says which of the two it is, which the compiler cannot see from the option.
  return (redirect ? undefined : { url }) as redirect extends true ? undefined : SignOutResponse
}
