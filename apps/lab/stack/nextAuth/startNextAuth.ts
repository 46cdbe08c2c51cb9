import type { Log } from '../logs/createLog.js'
import { type Oidc, startOidc } from '../oidc/startOidc.js'
import { oidcClient } from './createAuthOptions.js'
import { createNextAuth, type NextAuthServer } from './createNextAuth.js'

/** The next-auth server, and the OpenID Connect provider that it signs in at. */
export type RunningNextAuth = { readonly nextAuth: NextAuthServer; readonly oidc: Oidc; close(): Promise<void> }

/**
 * Starts the next-auth server of the pages.
 *
 * @param ports Of the pages, where it is mounted, and of the OpenID Connect provider.
 * @param smtpUrl Where its mails go.
 */
export async function startNextAuth(parameters: {
  ports: { web: number; oidc: number }
  smtpUrl: string
  log?: Log | undefined
}): Promise<RunningNextAuth> {
  const { ports, smtpUrl, log } = parameters
  // The pages may be opened by either name.
  const redirectUris = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.web}/api/auth/callback/lab`)
  const oidc = await startOidc({ port: ports.oidc, clients: [{ ...oidcClient, redirectUris }], log })
  const nextAuth = createNextAuth({ smtpUrl, oidcUrl: oidc.url, log })
  return {
    nextAuth,
    oidc,
    async close() {
      await Promise.all([nextAuth.close(), oidc.close()])
    },
  }
}
