import { authErrors } from './authErrors.js'
import { type AuthClientOptions, readBasePath } from './requestAuth.js'

function parseUrl(url: string): URL | undefined {
  try {
    return new URL(url, location.href)
  } catch {
    return undefined
  }
}

/**
 * Returns a URL that the browser may be sent to.
 *
 * @throws `auth-client/invalid-callback-url` for one that is none, or would run as a script: apps take the callback URL
 * from their own address, which anybody may have written.
 */
export function assertUrl(url: string): string {
  const parsed = parseUrl(url)
  if (parsed && !/^(javascript|data|blob|vbscript):/.test(parsed.protocol)) return url
  throw authErrors('auth-client/invalid-callback-url', { name: 'INVALID_CALLBACK_URL_ERROR' })
}

/** Sends the browser to a URL. One that differs from the page's in its hash alone would not load it anew. */
export function goTo(url: string): void {
  location.href = url
  if (url.includes('#') && location.href === new URL(url, location.href).href) location.reload()
}

/**
 * Returns the address of the server's sign-in page, to come back from.
 *
 * @param parameters Where to come back to, and the reason: `SessionRequired` when the page needs a session.
 * @param options Where the server is.
 */
export function getSignInUrl(
  parameters: { readonly callbackUrl: string; readonly error?: string | undefined },
  options: AuthClientOptions = {},
): string {
  const { callbackUrl, error } = parameters
  return `${readBasePath(options)}/signin?${new URLSearchParams({ ...(error && { error }), callbackUrl })}`
}
