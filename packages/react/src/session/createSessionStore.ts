import { createLogger, isPorticoError, type PorticoError } from '@portico/core'
import {
  type AuthClientOptions,
  fetchSession,
  postSessionMessage,
  type Session,
  updateSession,
} from '@portico/siwx/auth-client'

/** What a provider knows of the session. */
export type SessionState = {
  /** `undefined` until the server has answered, `null` if nobody is signed in. */
  readonly data: Session | null | undefined
  readonly isLoading: boolean
  /** Why the last request failed. */
  readonly error: PorticoError | undefined
}

export type SessionStore = ReturnType<typeof createSessionStore>

/** Whether a server that answers like this has refused the cookie, rather than failed. */
function isSignedOut(error: unknown): boolean {
  return isPorticoError(error, 'auth-client/status') && [401, 403].includes(Reflect.get(Object(error.params), 'status'))
}

/**
 * Keeps the session of one provider.
 *
 * @param session The session if the page was rendered with it, `null` for nobody, `undefined` if it is to be fetched.
 * @param readOptions Returns where the server is by now.
 */
export function createSessionStore(session: Session | null | undefined, readOptions: () => AuthClientOptions) {
  const initial: SessionState = { data: session, isLoading: session === undefined, error: undefined }
  const listeners = new Set<() => void>()
  let state = initial
  let running: Promise<void> | undefined
  // Counts requests: answers may overtake each other, and only that of the newest is right.
  let newest = 0

  function set(change: Partial<SessionState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function fail(cause: unknown): void {
    // `fetchSession` and `updateSession` throw nothing else.
    const error = cause as PorticoError
    const { logger = createLogger() } = readOptions()
    logger.error('CLIENT_SESSION_ERROR', error)
    // A server that cannot be reached has signed nobody out.
    set({ data: isSignedOut(error) ? null : (state.data ?? null), isLoading: false, error })
  }

  async function ask({ broadcast }: { readonly broadcast: boolean }): Promise<void> {
    newest += 1
    const turn = newest
    try {
      const data = await fetchSession(readOptions())
      if (broadcast) postSessionMessage('getSession')
      if (turn === newest) set({ data, isLoading: false, error: undefined })
    } catch (error) {
      if (turn === newest) fail(error)
    }
  }

  function start(parameters: { readonly broadcast: boolean }): Promise<void> {
    const request = ask(parameters).finally(() => {
      if (running === request) running = undefined
    })
    running = request
    return request
  }

  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Fetches the session unless it is known, or on its way. */
    load: () => (state.data === undefined ? (running ?? start({ broadcast: true })) : undefined),
    /** Fetches the session after something changed it. Never told on, or tabs would answer each other for ever. */
    follow: () => start({ broadcast: false }),
    /**
     * Fetches the session if it may be out of date. Whoever is signed out stays so until a message says otherwise, but an
     * answer that has failed to come is asked for again.
     */
    refetch: () => (state.data || state.error ? (running ?? start({ broadcast: true })) : undefined),
    /** Has the server change the session. Nothing happens when nobody is signed in or the session is on its way. */
    async update(data?: unknown): Promise<Session | null | undefined> {
      if (state.isLoading || !state.data) return undefined
      newest += 1
      const turn = newest
      set({ isLoading: true })
      try {
        const changed = await updateSession(data, readOptions())
        set({ data: changed ?? state.data, isLoading: false, error: undefined })
        if (changed) postSessionMessage('getSession')
        // What was asked meanwhile may have been answered before the change.
        if (turn !== newest) void start({ broadcast: false })
        return changed
      } catch (error) {
        fail(error)
        return null
      }
    },
  }
}
