import { type AuthClientOptions, logFailure, requestRecord } from './requestAuth.js'

/** A way to sign in that the server offers. */
export type ClientSafeProvider = {
  readonly id: string
  readonly name: string
  /** `credentials`, `email` or `oauth`; servers may have others. */
  readonly type: string
  readonly signinUrl: string
  readonly callbackUrl: string
}

function isProvider(value: unknown): value is ClientSafeProvider {
  if (typeof value !== 'object' || value === null) return false
  return ['id', 'name', 'type', 'signinUrl', 'callbackUrl'].every((key) => typeof Reflect.get(value, key) === 'string')
}

/**
 * Returns the ways to sign in that the server offers, by id.
 *
 * @param options Where the server is.
 * @returns `null` if there are none or the request failed, which is logged. Malformed ones are left out.
 */
export async function getProviders(
  options: AuthClientOptions = {},
): Promise<Readonly<Record<string, ClientSafeProvider>> | null> {
  try {
    const found = await requestRecord({ path: 'providers' }, options)
    if (!found) return null
    const entries = Object.entries(found).flatMap(([id, value]) => (isProvider(value) ? [[id, value] as const] : []))
    return Object.fromEntries(entries)
  } catch (error) {
    logFailure(options, error)
    return null
  }
}
