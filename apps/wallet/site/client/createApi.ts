import { ApiFailure } from './ApiFailure.js'
import type { AskApi } from './WalletApi.js'

const timeoutMs = 28_000
/** In characters. Browsers limit the bodies of all `keepalive` requests together to 64 kB. */
const mostLasting = 60_000

/** Options of each request. */
export type ApiRequestInit = { readonly headers: Readonly<Record<string, string>>; readonly hasCookies?: boolean }

/**
 * Creates the client of the wallet's server. Requests time out after 28 s, before the app's do.
 *
 * @param getRequest Returns the headers of a request (project, browser, session), and whether cookies are sent.
 */
export function createApi(getRequest: () => ApiRequestInit = () => ({ headers: {} })): AskApi {
  return async (path, body = {}, { signal, isLasting = false } = {}) => {
    const text = JSON.stringify(body)
    const { headers, hasCookies = false } = getRequest()
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await fetch(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: text,
      // A sign-out must go through even if the page is closed at once, because its answer removes the cookie.
      keepalive: path === '/api/sign-out' || (isLasting && text.length < mostLasting),
      credentials: hasCookies ? 'same-origin' : 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch(() => {
      throw new ApiFailure('network', 'The wallet’s server does not answer')
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok || typeof answer !== 'object' || answer === null) throw readFailure(answer)
    // The server is part of the same source tree, and its tests check these types.
    return answer as never
  }
}

function readFailure(answer: unknown): ApiFailure {
  const error: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'error') : undefined
  const read = (name: string) => (typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined)
  const [code, message, retryAfter] = [read('code'), read('message'), read('retryAfter')]
  return new ApiFailure(
    typeof code === 'string' ? code : 'server',
    typeof message === 'string' ? message : 'The wallet’s server failed',
    typeof retryAfter === 'number' ? retryAfter : undefined,
  )
}
