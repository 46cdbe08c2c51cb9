import { createRequire } from 'node:module'
import type { AuthOptions, User } from 'next-auth'
import type { CredentialsConfig } from 'next-auth/providers/credentials'
import type { EmailConfig } from 'next-auth/providers/email'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import type { Log } from '../logs/createLog.js'
import { authorizeSiwe } from './authorizeSiwe.js'
import { createMemoryAdapter } from './createMemoryAdapter.js'

/** The app at the lab's OpenID Connect provider. */
export const oidcClient = { id: 'portico-lab', secret: 'not-a-secret-outside-of-the-lab' }

const require = createRequire(import.meta.url)

// Its CommonJS is required: importing it yields another shape in each bundler and test runner.
const email: typeof import('next-auth/providers/email') = require('next-auth/providers/email')
const credentials: typeof import('next-auth/providers/credentials') = require('next-auth/providers/credentials')

type SiweUser = User & { readonly address: string }

function createSiwe(): CredentialsConfig {
  return credentials.default({
    id: 'siwe',
    name: 'Ethereum',
    credentials: { message: { label: 'Message' }, signature: { label: 'Signature' }, csrfToken: {} },
    async authorize(given, request) {
      const { message = '', signature = '', csrfToken = '' } = given ?? {}
      const domain = String(request.headers?.host)
      const address = await authorizeSiwe({ message, signature, csrfToken, domain })
      const user: SiweUser | null = address && { id: address, name: address, address }
      return user
    },
  })
}

function createOauth(oidcUrl: string): OAuthConfig<{ sub: string; name: string; email: string }> {
  return {
    id: 'lab',
    name: 'Lab account',
    type: 'oauth',
    wellKnown: `${oidcUrl}/.well-known/openid-configuration`,
    clientId: oidcClient.id,
    clientSecret: oidcClient.secret,
    authorization: { params: { scope: 'openid email profile' } },
    checks: ['pkce', 'state'],
    idToken: true,
    profile: ({ sub, name, email }) => ({ id: sub, name, email }),
  }
}

/**
 * Creates the options of the lab's next-auth server: e-mail links, Sign-In with Ethereum and OAuth; sessions in cookies.
 * The session holds `address` after Sign-In with Ethereum, and `name` can be changed by an update.
 */
export function createAuthOptions(parameters: {
  readonly smtpUrl: string
  readonly oidcUrl: string
  readonly secret: string
  readonly log?: Log | undefined
}): AuthOptions {
  const { smtpUrl, oidcUrl, secret, log } = parameters
  const write = (code: string, details?: unknown) =>
    log?.write('next-auth', `${code} ${details instanceof Error ? details.message : ''}`)
  // An object would be merged with an empty login, which the server then asks for.
  const mail: EmailConfig = email.default({ server: `${smtpUrl}?ignoreTLS=true`, from: 'Portico lab <auth@lab.test>' })
  return {
    secret,
    adapter: createMemoryAdapter(),
    session: { strategy: 'jwt' },
    providers: [mail, createSiwe(), createOauth(oidcUrl)],
    logger: { error: write, warn: (code) => write(code), debug: () => {} },
    callbacks: {
      jwt({ token, user, trigger, session }) {
        const name: unknown = trigger === 'update' ? Reflect.get(Object(session), 'name') : undefined
        const address: unknown = Reflect.get(Object(user), 'address')
        return { ...token, ...(typeof name === 'string' && { name }), ...(typeof address === 'string' && { address }) }
      },
      session: ({ session, token }) => ({
        ...session,
        // What next-auth puts there is the name before an update.
        user: { ...session.user, name: token.name ?? null },
        ...(token.address ? { address: token.address } : {}),
      }),
    },
  }
}
