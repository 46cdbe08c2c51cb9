import type { AuthClientOptions, Session } from '@portico/siwx/auth-client'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { createSessionStore } from './createSessionStore.js'
import { SessionContext } from './SessionContext.js'
import { useRefetching } from './useRefetching.js'

/** Props of `SessionProvider`. */
export type SessionProviderProps = AuthClientOptions & {
  readonly children?: ReactNode
  /**
   * The session if the page was rendered with it, or `null` if nobody was signed in then. Without it the session is
   * fetched. Later values change nothing.
   */
  readonly session?: Session | null | undefined
  /** Seconds after which the session is fetched again. Default: 0, never. */
  readonly refetchInterval?: number | undefined
  /** Whether the session is fetched again when the page becomes visible. Default: true. */
  readonly refetchOnWindowFocus?: boolean | undefined
  /** Whether `refetchInterval` goes on while the device is offline. Default: true. */
  readonly refetchWhenOffline?: boolean | undefined
}

/**
 * Hands the session of a next-auth server to `useSession` below it, and keeps it up to date. Needs no Portico around it.
 *
 * @example
 * <SessionProvider basePath="/api/auth">
 *   <App />
 * </SessionProvider>
 */
export function SessionProvider(props: SessionProviderProps) {
  const { children, session, basePath, fetch, logger, timeoutMs } = props
  const { refetchInterval = 0, refetchOnWindowFocus = true, refetchWhenOffline = true } = props
  const options = useRef<AuthClientOptions>({ basePath, fetch, logger, timeoutMs })
  const [store] = useState(() => createSessionStore(session, () => options.current))
  // Before the effects that fetch, which run in this order.
  useEffect(() => {
    options.current = { basePath, fetch, logger, timeoutMs }
  })
  useEffect(() => void store.load(), [store])
  useRefetching({ store, basePath, refetchInterval, refetchOnWindowFocus, refetchWhenOffline })
  const content = useMemo(() => ({ store, basePath }), [store, basePath])
  return <SessionContext.Provider value={content}>{children}</SessionContext.Provider>
}
