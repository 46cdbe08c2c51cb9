import { apiRoutes } from '../../api/apiRoutes.js'
import type { AskApi, AskOptions } from './AskApi.js'
import { askServer } from './askServer.js'

/** In characters. Browsers limit the bodies of all `keepalive` requests together to 64 kB. */
const mostLasting = 60_000

/** Options of each request. */
export type ApiRequestInit = { readonly headers: Readonly<Record<string, string>>; readonly hasCookies?: boolean }

/**
 * Creates the client of the wallet's server.
 *
 * @param getRequest Returns the headers of a request (project, browser, session), and whether cookies are sent.
 */
export function createApi(getRequest: () => ApiRequestInit = () => ({ headers: {} })): AskApi {
  const ask = (path: keyof typeof apiRoutes, question: object, options: AskOptions = {}) => {
    const { signal, isLasting = false } = options
    const body = JSON.stringify(question)
    const { headers, hasCookies = false } = getRequest()
    const init: RequestInit = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      // A sign-out must go through even if the page is closed at once, because its answer removes the cookie.
      keepalive: path === '/api/sign-out' || (isLasting && body.length < mostLasting),
      credentials: hasCookies ? 'same-origin' : 'omit',
      ...(signal && { signal }),
    }
    return askServer<unknown>(path, init, { schema: apiRoutes[path].answer })
  }
  // The schema of the path has made the answer what it is.
  return ask as AskApi
}
