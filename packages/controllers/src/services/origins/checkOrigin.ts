import { matchOrigin } from '@portico/core/internal'
import type { Portico } from '../../instance/Portico.js'
import { getAllowedOrigins } from './getAllowedOrigins.js'

/** Hosts of local development and previews, which are always allowed. */
const alwaysAllowed = [
  'http://localhost:*',
  'https://localhost:*',
  'http://127.0.0.1:*',
  'https://127.0.0.1:*',
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

/** What `checkOrigin` takes. */
export type CheckOriginParameters = {
  /** A serialised origin. Default: this page's. */
  readonly origin?: string | undefined
}

/** What `checkOrigin` returns: whether the origin is allowed. */
export type CheckOriginReturnType = boolean

/**
 * Returns whether the project allows this page's origin, as required by e-mail and social logins. An empty list, also
 * that of a failed request, allows every origin. Never rejects.
 *
 * @param portico The instance.
 * @param parameters The origin. Default: this page's.
 */
export async function checkOrigin(
  portico: Portico,
  { origin = location.origin }: CheckOriginParameters = {},
): Promise<CheckOriginReturnType> {
  const origins = await getAllowedOrigins(portico)
  return origins.length === 0 || [...alwaysAllowed, ...origins].some((pattern) => matchOrigin(pattern, origin))
}
