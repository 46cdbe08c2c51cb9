import { defineErrors, type PorticoError } from '@portico/core'

/** What the server called it: the code, name or `error` parameter that next-auth gave. */
type Named = { readonly name: string }

/** Creates errors of domain `auth-client`. `url` is given without its query. */
export const authErrors = defineErrors({
  'auth-client/unreachable': {
    message: (p: { readonly url: string }) =>
      `${p.url} could not be reached: offline, blocked, or, on a server, a base path without an origin.`,
  },
  'auth-client/timeout': {
    message: (p: { readonly url: string; readonly timeoutMs: number }) =>
      `${p.url} did not answer within ${p.timeoutMs} ms.`,
  },
  'auth-client/status': {
    message: (p: { readonly url: string; readonly status: number }) =>
      `${p.url} answered with status ${p.status}. The log of the server says why.`,
  },
  'auth-client/malformed-answer': {
    message: (p: { readonly url: string }) => `${p.url} did not answer in the form of next-auth. Check the base path.`,
  },
  'auth-client/missing-api-route': {
    message: (_: Named) => 'The server cannot find its own route: the file must be called [...nextauth].',
  },
  'auth-client/no-secret': { message: (_: Named) => 'The server has no secret. Set NEXTAUTH_SECRET.' },
  'auth-client/no-authorize': {
    message: (_: Named) => 'The credentials provider of the server has no authorize() and can let nobody in.',
  },
  'auth-client/no-adapter': {
    message: (_: Named) => 'The e-mail provider of the server needs an adapter, which keeps the links that were sent.',
  },
  'auth-client/adapter-incomplete': {
    message: (_: Named) => 'The adapter of the server lacks methods that its providers need.',
  },
  'auth-client/credentials-need-jwt': {
    message: (_: Named) => 'Credentials need sessions of strategy "jwt", and the server uses another one.',
  },
  'auth-client/invalid-callback-url': {
    message: (_: Named) => 'The callback URL is not one that a browser may be sent to.',
  },
  'auth-client/oauth-callback': {
    message: (_: Named) => 'The answer of the OAuth provider could not be used. Sign in again.',
  },
  'auth-client/account-not-linked': {
    message: (_: Named) => 'This e-mail address belongs to another account. Sign in as the first time.',
  },
  'auth-client/configuration': {
    message: (_: Named) => 'The server is not set up to sign anybody in. Its log says what is missing.',
  },
  'auth-client/access-denied': { message: (_: Named) => 'The server does not let this account sign in.' },
  'auth-client/link-invalid': { message: (_: Named) => 'The link has been used or has expired. Ask for a new one.' },
  'auth-client/credentials-refused': { message: (_: Named) => 'The server refused the credentials.' },
  'auth-client/email-not-sent': { message: (_: Named) => 'The e-mail could not be sent. Check the address.' },
  'auth-client/session-required': { message: (_: Named) => 'The page can only be seen when signed in.' },
  'auth-client/sign-in-failed': {
    message: (p: Named) => `The sign-in failed with "${p.name}". Try again, or sign in another way.`,
  },
})

/** Errors of the server by their codes and names in its log, and by the `error` parameter of its pages. */
const namedErrors = {
  MISSING_NEXTAUTH_API_ROUTE_ERROR: 'auth-client/missing-api-route',
  NO_SECRET: 'auth-client/no-secret',
  CALLBACK_CREDENTIALS_HANDLER_ERROR: 'auth-client/no-authorize',
  EMAIL_REQUIRES_ADAPTER_ERROR: 'auth-client/no-adapter',
  MISSING_ADAPTER_METHODS_ERROR: 'auth-client/adapter-incomplete',
  CALLBACK_CREDENTIALS_JWT_ERROR: 'auth-client/credentials-need-jwt',
  INVALID_CALLBACK_URL_ERROR: 'auth-client/invalid-callback-url',
  OAuthCallbackError: 'auth-client/oauth-callback',
  OAuthCallback: 'auth-client/oauth-callback',
  AccountNotLinkedError: 'auth-client/account-not-linked',
  OAuthAccountNotLinked: 'auth-client/account-not-linked',
  Configuration: 'auth-client/configuration',
  AccessDenied: 'auth-client/access-denied',
  Verification: 'auth-client/link-invalid',
  CredentialsSignin: 'auth-client/credentials-refused',
  EmailSignin: 'auth-client/email-not-sent',
  SessionRequired: 'auth-client/session-required',
} as const

/** Code of an error of the auth client. */
export type AuthErrorCode = keyof (typeof authErrors)['table']

/** Returns the code of a server's error, or `undefined` for one that has no code of its own. */
export function findAuthErrorCode(name: string): AuthErrorCode | undefined {
  return Object.hasOwn(namedErrors, name) ? namedErrors[name as keyof typeof namedErrors] : undefined
}

/**
 * Returns the typed error for what a next-auth server calls an error: the `error` parameter of the error or sign-in
 * page, `error` of what `signIn` resolves with, or a code of the server's log. Names without a code of their own become
 * `auth-client/sign-in-failed`. `params.name` is the server's name.
 *
 * @param name Such as `OAuthAccountNotLinked` or `NO_SECRET`; `null` and `undefined` if there is no error.
 * @example
 * const error = readAuthError(new URLSearchParams(location.search).get('error'))
 * if (error?.code === 'auth-client/account-not-linked') showOtherProviders()
 */
export function readAuthError(name: string | null | undefined): PorticoError<AuthErrorCode> | undefined {
  if (!name) return undefined
  const code = findAuthErrorCode(name) ?? 'auth-client/sign-in-failed'
  // All codes of the table above take the name alone.
  return authErrors(code as 'auth-client/sign-in-failed', { name })
}
