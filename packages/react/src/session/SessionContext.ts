import { defineErrors } from '@portico/core'
import { createContext, useContext } from 'react'
import type { SessionStore } from './createSessionStore.js'

export const sessionErrors = defineErrors({
  'session/no-provider': { message: '`useSession` must be wrapped in a <SessionProvider />.' },
})

export type SessionContextContent = {
  readonly store: SessionStore
  readonly basePath: string | undefined
}

export const SessionContext = createContext<SessionContextContent | undefined>(undefined)

/** Returns what the provider around a component holds. Throws `session/no-provider` outside of one. */
export function useSessionContext(): SessionContextContent {
  const content = useContext(SessionContext)
  if (!content) throw sessionErrors('session/no-provider')
  return content
}
