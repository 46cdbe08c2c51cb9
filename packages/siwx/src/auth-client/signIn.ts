import { authErrors } from './authErrors.js'
import { fetchCsrfToken } from './getCsrfToken.js'
import { type ClientSafeProvider, getProviders } from './getProviders.js'
import { assertUrl, getSignInUrl, goTo } from './redirect.js'
import {
  type AuthAnswer,
  type AuthClientOptions,
  logFailure,
  readBasePath,
  requestAuth,
  toAnswerError,
} from './requestAuth.js'
import { announceSession, postSessionMessage } from './sessionMessages.js'

/** Options of `signIn`. Whatever else is given is sent to the provider: `email`, or the fields of the credentials. */
export type SignInOptions = AuthClientOptions & {
  /** Where to go afterwards. Default: the page's address. */
  readonly callbackUrl?: string | undefined
  /** Whether the browser goes on by itself. `false` is for e-mail and credentials only. Default: true. */
  readonly redirect?: boolean | undefined
  readonly [field: string]: unknown
}

/** What `signIn` resolves with when the browser stays. */
export type SignInResponse = {
  /** The server's name of what went wrong; `readAuthError` makes a typed error of it. */
  readonly error: string | null
  readonly status: number
  readonly ok: boolean
  /** Where the server would go on to. */
  readonly url: string | null
}

/** Parameters for the OAuth provider's authorization page. */
export type SignInAuthorizationParams = string | string[][] | Record<string, string> | URLSearchParams

/** Returns the URL the server would go on to. */
export function readUrl({ url, body }: AuthAnswer): string | undefined {
  const found: unknown = Reflect.get(Object(body), 'url')
  if (found === undefined || found === null) return undefined
  if (typeof found === 'string') return assertUrl(found)
  throw authErrors('auth-client/malformed-answer', { url })
}

async function post(parameters: {
  readonly provider: ClientSafeProvider
  readonly id: string
  readonly csrfToken: string
  readonly callbackUrl: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly authorizationParams: SignInAuthorizationParams | undefined
  readonly client: AuthClientOptions
}): Promise<AuthAnswer> {
  const { provider, id, csrfToken, callbackUrl, fields, authorizationParams, client } = parameters
  const query = new URLSearchParams(authorizationParams).toString()
  const action = provider.type === 'credentials' ? 'callback' : 'signin'
  const texts = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, `${value}`] as const],
  )
  return requestAuth(
    {
      path: `${action}/${encodeURIComponent(id)}${query && `?${query}`}`,
      form: { ...Object.fromEntries(texts), csrfToken, callbackUrl, json: 'true' },
    },
    client,
  )
}

/**
 * Signs in with a provider, or sends the browser to the server's sign-in page when there is no such provider, and to its
 * error page when the server does not answer.
 *
 * @param provider Id of the provider, such as `email`. Without it, the server's sign-in page lists them.
 * @param options Where to go afterwards, the provider's fields, and where the server is.
 * @param authorizationParams For the OAuth provider's authorization page.
 * @returns With `redirect: false` and a provider of e-mail or credentials, how it went; else `undefined`, and the browser
 * leaves the page.
 * @throws `auth-client/unreachable`, `auth-client/timeout`, `auth-client/status` or `auth-client/malformed-answer` if the
 * sign-in request itself failed, `auth-client/invalid-callback-url` if the callback URL is a script.
 * @example
 * const result = await signIn('siwe', { message, signature, redirect: false })
 * const error = readAuthError(result?.error)
 */
export async function signIn<provider extends string = string>(
  provider?: provider | (string & {}),
  options: SignInOptions = {},
  authorizationParams?: SignInAuthorizationParams,
): Promise<SignInResponse | undefined> {
  const { basePath, fetch, logger, timeoutMs, callbackUrl = location.href, redirect = true, ...fields } = options
  const client = { basePath, fetch, logger, timeoutMs }
  assertUrl(callbackUrl)
  const fail = () => goTo(`${readBasePath(client)}/error`)

  const providers = await getProviders(client)
  if (!providers) return void fail()
  const chosen = provider && Object.hasOwn(providers, provider) ? providers[provider] : undefined
  if (!provider || !chosen) return void goTo(getSignInUrl({ callbackUrl }, client))
  // After the providers, not beside them: each answer to a new visitor sets the cookie that the token belongs to.
  const csrfToken = await fetchCsrfToken(client).catch((error: unknown) => logFailure(client, error))
  if (csrfToken === undefined) return void fail()

  const answer = await post({
    provider: chosen,
    id: provider,
    csrfToken,
    callbackUrl,
    fields,
    authorizationParams,
    client,
  })
  const url = readUrl(answer)
  if (url === undefined && !answer.isOk) throw toAnswerError(answer)
  const canStay = chosen.type === 'credentials' || chosen.type === 'email'
  if (redirect || !canStay) return void goTo(url ?? callbackUrl)
  if (url === undefined) throw authErrors('auth-client/malformed-answer', { url: answer.url })
  const error = new URL(url, location.href).searchParams.get('error')
  if (answer.isOk) {
    postSessionMessage('getSession')
    await announceSession(client)
  }
  return { error, status: answer.status, ok: answer.isOk, url: error === null ? url : null }
}
