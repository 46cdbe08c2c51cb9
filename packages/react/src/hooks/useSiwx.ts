import { type SignInParameters, type SignInState, signIn, signOut, watchSignIn } from '@portico/controllers'
import { createSignInState } from '@portico/controllers/ui'
import type { SiwxSession } from '@portico/core'
import { useCallback, useEffect, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'

/** What `useSiwx` returns. */
export type UseSiwxReturnType = {
  /** `loading` until it is known whether the selected account is signed in. */
  readonly status: SignInState['status']
  /** The sign-in of the selected account on its current network. */
  readonly session: SiwxSession | undefined
  /** Whether a message waits to be signed or verified. */
  readonly isSigning: boolean
  /** What the latest attempt to sign in or out, or the search for a session, failed with. */
  readonly error: unknown
  /**
   * Asks the wallet to sign, without the modal; `open({ view: 'SIWXSignMessage' })` of `useModal` shows the message first.
   * Never rejects: `status` and `error` tell how it went.
   */
  readonly signIn: (parameters?: SignInParameters) => Promise<void>
  /** Signs the account out, and disconnects it if it must be signed in. Never rejects. */
  readonly signOut: () => Promise<void>
}

/**
 * Returns whether the selected account is signed in, in apps with the option `siwx`.
 *
 * @example
 * const { session, status, signIn, signOut } = useSiwx()
 * return session ? <button onClick={signOut}>Sign out</button> : <button onClick={() => signIn()}>Sign in</button>
 */
export function useSiwx(): UseSiwxReturnType {
  const portico = usePorticoInstance()
  const [state, setState] = useState<Readonly<SignInState>>(createSignInState)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => watchSignIn(portico, setState), [portico])
  const run = useCallback(async (work: () => Promise<unknown>) => {
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    }
  }, [])
  return {
    status: state.status,
    session: state.session,
    isSigning: state.step === 'signing' || state.step === 'verifying',
    error: state.error ?? failure,
    signIn: useCallback((parameters = {}) => run(() => signIn(portico, parameters)), [portico, run]),
    signOut: useCallback(() => run(() => signOut(portico)), [portico, run]),
  }
}
