import { ApiFailure } from './ApiFailure.js'
import type { AskApi } from './WalletApi.js'

const timeoutMs = 28_000
/** Browsers take 64 kB from a page that goes, of all its requests together. */
const mostLasting = 60_000

/** What goes along with each request. */
export type ApiRequestInit = { readonly headers: Readonly<Record<string, string>>; readonly hasCookies?: boolean }

/**
 * Makes the way to the wallet's server. A request is given up after 28 s, before the app does.
 *
 * @param getRequest Gives the headers of each request (project, browser, session), and whether cookies go with it.
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
      // A cookie is taken away by the answer, also to a page that is left at once.
      keepalive: path === '/api/sign-out' || (isLasting && text.length < mostLasting),
      credentials: hasCookies ? 'same-origin' : 'omit',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }).catch(() => {
      throw new ApiFailure('network', 'The wallet’s server does not answer')
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (!response.ok || typeof answer !== 'object' || answer === null) throw readFailure(answer)
    // The server is of the same source tree as this page, and its tests hold it to these types.
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
