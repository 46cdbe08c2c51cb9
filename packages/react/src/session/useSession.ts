import type { PorticoError } from '@portico/core'
import { getSignInUrl, type Session } from '@portico/siwx/auth-client'
import { useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { SessionState } from './createSessionStore.js'
import { SessionContext, sessionErrors } from './SessionContext.js'

/** Options of `useSession`. */
export type UseSessionOptions<required extends boolean = boolean> = {
  /** Whether the page is for signed-in people only. Default: false. */
  readonly required?: required | undefined
  /** Called instead of going to the sign-in page, once for each time that nobody is signed in. */
  readonly onUnauthenticated?: (() => void) | undefined
}

type Common = {
  /**
   * Has the server change the session. Resolves with the session after it, with `null` if that failed, and with
   * `undefined` if nobody is signed in.
   */
  readonly update: (data?: unknown) => Promise<Session | null | undefined>
  /** Why the last request failed, until one succeeds. */
  readonly error: PorticoError | undefined
}

type Authenticated = Common & { readonly status: 'authenticated'; readonly data: Session }
/** `data` is `undefined` until the server has answered, and the session before during an update. */
type Loading = Common & { readonly status: 'loading'; readonly data: Session | null | undefined }
type Unauthenticated = Common & { readonly status: 'unauthenticated'; readonly data: null }

/** What `useSession` returns. With `required` nobody is `unauthenticated`: the browser is on its way elsewhere. */
export type SessionContextValue<required extends boolean = false> = required extends true
  ? Authenticated | Loading
  : Authenticated | Loading | Unauthenticated

function readValue({ data, isLoading, error }: SessionState, update: Common['update']): SessionContextValue {
  if (isLoading) return { data, status: 'loading', update, error }
  return data
    ? { data, status: 'authenticated', update, error }
    : { data: null, status: 'unauthenticated', update, error }
}

/**
 * Returns the session of the `SessionProvider` around it, and whether it is loading, authenticated or unauthenticated.
 *
 * @param options Whether the page needs a session, and what to do without one. Default: the browser goes to the server's
 * sign-in page with `error=SessionRequired`, from where it comes back.
 * @throws `session/no-provider` outside of a `SessionProvider`.
 */
export function useSession<required extends boolean = false>(
  options: UseSessionOptions<required> = {},
): SessionContextValue<required> {
  const { required, onUnauthenticated } = options
  const content = useContext(SessionContext)
  if (!content) throw sessionErrors('session/no-provider')
  const { store, basePath } = content
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)
  const value = useMemo(() => readValue(state, store.update), [state, store])
  const isMissing = required === true && value.status === 'unauthenticated'

  const latest = useRef(onUnauthenticated)
  useEffect(() => {
    latest.current = onUnauthenticated
  })
  // Effects run twice in strict mode, and an app is told once.
  const isTold = useRef(false)
  useEffect(() => {
    if (isMissing && !isTold.current) {
      if (latest.current) latest.current()
      else location.href = getSignInUrl({ error: 'SessionRequired', callbackUrl: location.href }, { basePath })
    }
    isTold.current = isMissing
  }, [isMissing, basePath])

  // `required` never returns `unauthenticated`, which the compiler cannot see from the option.
  return (isMissing ? { ...value, status: 'loading' } : value) as SessionContextValue<required>
}
