import { createLogger, isPorticoError, type Logger } from '@portico/core'
import { authErrors, findAuthErrorCode, readAuthError } from './authErrors.js'

/** Where the auth server is, and how it is asked. */
export type AuthClientOptions = {
  /**
   * Path under which the server answers. Default: `/api/auth`. On a server it needs the origin as well, such as
   * `https://app.example/api/auth`.
   */
  readonly basePath?: string | undefined
  /** Sends the requests. Default: the global one. */
  readonly fetch?: typeof fetch | undefined
  /** Told of each request that failed. Default: one that writes to the console. */
  readonly logger?: Pick<Logger, 'error'> | undefined
  /** Longest wait for an answer, in milliseconds. Default: 30,000. */
  readonly timeoutMs?: number | undefined
}

/** Request that a server is answering, of which the visitor's cookies are passed on. */
export type IncomingRequest = { readonly headers?: Headers | { readonly cookie?: string | undefined } | undefined }

/** Parameters of functions that run on a server too. */
export type ServerParameters = AuthClientOptions & {
  /** On a server: the visitor's request. */
  readonly req?: IncomingRequest | undefined
  /** On a server: what `getInitialProps` was given; its `req` counts. */
  readonly ctx?: { readonly req?: IncomingRequest | undefined } | undefined
}

export type RequestAuthParameters = {
  /** Below the base path, with its query: `session`. */
  readonly path: string
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>> | undefined
}

export type AuthAnswer = {
  readonly url: string
  readonly status: number
  readonly isOk: boolean
  readonly body: unknown
}

/** Returns the base path without a slash at its end. */
export function readBasePath({ basePath = '/api/auth' }: AuthClientOptions): string {
  return basePath.replace(/\/+$/, '')
}

/** Tells the logger of a request that failed. */
export function logFailure({ logger = createLogger() }: AuthClientOptions, error: unknown): void {
  const url = isPorticoError(error) ? Reflect.get(Object(error.params), 'url') : undefined
  // The name under which users of next-auth look for it.
  logger.error('CLIENT_FETCH_ERROR', { url, error })
}

function readCookie({ req, ctx }: ServerParameters): string | undefined {
  const headers = (req ?? ctx?.req)?.headers
  return (headers instanceof Headers ? headers.get('cookie') : headers?.cookie) ?? undefined
}

function createInit(parameters: RequestAuthParameters, options: ServerParameters): RequestInit {
  const { json, form } = parameters
  if (form) return { method: 'POST', body: new URLSearchParams(form) }
  const cookie = readCookie(options)
  const headers = { 'Content-Type': 'application/json', ...(cookie !== undefined && { cookie }) }
  return json === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(json) }
}

/**
 * Asks the auth server and returns its JSON with the status, whatever it is.
 *
 * @throws `auth-client/unreachable`, `auth-client/timeout`, `auth-client/malformed-answer` if it is not JSON, and
 * `auth-client/status` if it is not JSON and the status says that it failed.
 */
export async function requestAuth(
  parameters: RequestAuthParameters,
  options: ServerParameters = {},
): Promise<AuthAnswer> {
  const { fetch = globalThis.fetch, timeoutMs = 30_000 } = options
  const address = `${readBasePath(options)}/${parameters.path}`
  const url = address.replace(/\?.*/, '')
  const signal = AbortSignal.timeout(timeoutMs)
  let response: Response
  let text: string
  try {
    response = await fetch(address, { ...createInit(parameters, options), signal })
    text = await response.text()
  } catch (cause) {
    if (signal.aborted) throw authErrors('auth-client/timeout', { url, timeoutMs }, { cause })
    throw authErrors('auth-client/unreachable', { url }, { cause })
  }
  const { status, ok: isOk } = response
  try {
    return { url, status, isOk, body: JSON.parse(text) }
  } catch (cause) {
    if (!isOk) throw authErrors('auth-client/status', { url, status }, { cause })
    throw authErrors('auth-client/malformed-answer', { url }, { cause })
  }
}

/**
 * Returns the error of an answer whose status says that it failed: the one that the server names, if it does.
 *
 * @param answer What `requestAuth` returned.
 */
export function toAnswerError({ url, status, body }: AuthAnswer) {
  const names =
    typeof body === 'object' && body !== null ? ['code', 'name', 'error'].map((key) => Reflect.get(body, key)) : []
  const name = names.find(
    (value): value is string => typeof value === 'string' && findAuthErrorCode(value) !== undefined,
  )
  return readAuthError(name) ?? authErrors('auth-client/status', { url, status })
}

/**
 * Asks the auth server for a record.
 *
 * @returns `null` for an empty one, which stands for none.
 * @throws As `requestAuth`, and for each status that says that it failed.
 */
export async function requestRecord(
  parameters: RequestAuthParameters,
  options: ServerParameters,
): Promise<Readonly<Record<string, unknown>> | null> {
  const answer = await requestAuth(parameters, options)
  if (!answer.isOk) throw toAnswerError(answer)
  const { body, url } = answer
  // Later versions of next-auth answer `null`, this one `{}`.
  if (body === null) return null
  if (typeof body !== 'object' || Array.isArray(body)) throw authErrors('auth-client/malformed-answer', { url })
  // Any object that is no list may be read by key; each value is checked where it is used.
  return Object.keys(body).length > 0 ? (body as Readonly<Record<string, unknown>>) : null
}
