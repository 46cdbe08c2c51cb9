import { type AdapterContext, isPorticoError, siwxErrors } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { CloudSiwxOptions } from './CloudSiwxOptions.js'

/** A call of the service. */
export type AuthCall = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: 'nonce' | 'authenticate' | 'me' | 'account-metadata' | 'otp'
  readonly query?: Readonly<Record<string, string>> | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Calls the service, and returns its answer unchecked. */
export type CallAuthService = (call: AuthCall) => Promise<unknown>

const hosted = 'https://api.web3modal.org'

/**
 * Creates the function that calls `/auth/v1/*` of the service. It throws by what the answer's status means:
 * `siwx/signed-out` (a token and 401 or 403), `siwx/service-unavailable` (429, 5xx, no answer), `siwx/service-refused` (any
 * other), and `siwx/invalid-reply` if the answer is no JSON.
 *
 * @param options What the service is told.
 * @param context The instance's parts.
 */
export function createAuthCaller(options: CloudSiwxOptions, context: AdapterContext): CallAuthService {
  const base = context.services?.auth
  if (!base) throw siwxErrors('siwx/invalid-configuration', { option: 'services.auth' })
  const identity = getIdentity(options, context, base)
  return async ({ method, path, query, body, headers }) => {
    try {
      return await context.http.json({
        url: `${base}/auth/v1/${path}`,
        method,
        query: { ...query, projectId: context.projectId, ...identity },
        body,
        headers,
        // Tokens are for this host alone.
        redirect: 'error',
        signal: context.lifetime,
      })
    } catch (cause) {
      throw toServiceError(cause, headers?.authorization !== undefined)
    }
  }
}

/** The hosted service expects names that it knows. */
function getIdentity({ identity }: CloudSiwxOptions, context: AdapterContext, base: string) {
  const { type, version } =
    identity ?? (base === hosted ? { type: 'appkit', version: '1.7.6' } : { type: 'portico', version: '1' })
  const families = [...new Set(context.networks().map(({ chainNamespace }) => chainNamespace))]
  const names = families.map((namespace) => (namespace === 'eip155' ? 'ethers' : namespace))
  return { st: type, sv: `react-${names.join() || 'universal'}-${version}` }
}

/** A refused token means that nobody is signed in; a call without one is refused for another reason. */
function toServiceError(cause: unknown, hasToken: boolean): unknown {
  if (isPorticoError(cause, 'http/aborted') || isPorticoError(cause, 'http/invalid-request')) return cause
  if (isPorticoError(cause, 'http/invalid-json')) return siwxErrors('siwx/invalid-reply', undefined, { cause })
  const facts = isPorticoError(cause, 'http/status') && isRecord(cause.params) ? cause.params : {}
  const status = typeof facts.status === 'number' ? facts.status : undefined
  if (hasToken && (status === 401 || status === 403)) return siwxErrors('siwx/signed-out', undefined, { cause })
  if (status === undefined || status === 429 || status >= 500) {
    const retryAfterMs = typeof facts.retryAfterMs === 'number' ? facts.retryAfterMs : undefined
    return siwxErrors('siwx/service-unavailable', { retryAfterMs }, { cause })
  }
  return siwxErrors('siwx/service-refused', { status }, { cause })
}
