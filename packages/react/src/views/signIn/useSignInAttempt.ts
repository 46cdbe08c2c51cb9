import { prepareSignIn, signIn } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { signInStatePart } from '@portico/controllers/ui'
import { useCallback, useEffect, useRef } from 'react'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/**
 * Has the message made when the view appears and after each attempt, so that what will be signed can be read. The state
 * tells how it goes.
 */
export function useSignInAttempt() {
  const portico = usePorticoInstance()
  const state = usePartState(signInStatePart)
  const isMounted = useRef(false)
  const account = state.account && `${state.account.networkId}:${state.account.address}`

  const prepare = useCallback(() => {
    // What goes wrong is in the state.
    if (isMounted.current) prepareSignIn(portico).catch(() => {})
  }, [portico])

  useEffect(() => {
    isMounted.current = true
    if (account !== undefined) prepare()
    return () => {
      isMounted.current = false
    }
  }, [prepare, account])

  // Each attempt uses up its message, also one that the app started with `useSiwx`.
  const isUsed = state.step === 'idle' && state.message !== undefined
  useEffect(() => {
    if (isUsed) prepare()
  }, [prepare, isUsed])

  const sign = () => {
    signIn(portico).catch(() => {})
  }
  const isEnabled = getInternals(portico).options.siwx !== undefined
  return { ...state, isEnabled, prepare, sign }
}
