'use client'

export type {
  AuthClientOptions,
  ClientSafeProvider,
  GetSessionParameters,
  Session,
  SignInAuthorizationParams,
  SignInOptions,
  SignInResponse,
  SignOutParams,
  SignOutResponse,
} from '@portico/siwx/auth-client'
export { getCsrfToken, getProviders, getSession, signIn, signOut } from '@portico/siwx/auth-client'
export type { SessionProviderProps } from '../session/SessionProvider.js'
export { SessionProvider } from '../session/SessionProvider.js'
export type { SessionContextValue, UseSessionOptions } from '../session/useSession.js'
export { useSession } from '../session/useSession.js'
