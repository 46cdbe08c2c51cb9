import { defineErrors } from '@portico/core'
import { createContext } from 'react'
import type { SessionStore } from './createSessionStore.js'

/** Errors of the session hooks, which need no Portico around them. */
export const sessionErrors = defineErrors({
  'session/no-provider': { message: '`useSession` must be wrapped in a <SessionProvider />.' },
})

type SessionContextContent = {
  readonly store: SessionStore
  readonly basePath: string | undefined
}

/** What a `SessionProvider` hands to `useSession`. */
export const SessionContext = createContext<SessionContextContent | undefined>(undefined)
