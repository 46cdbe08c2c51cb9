import { getInternals } from '@portico/controllers/internal'
import { useEffect, useRef, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/** How long to wait for an answer before telling the user where the wallet's window may be, in milliseconds. */
const slowAfter = 10_000

export type WalletRequest =
  | { readonly status: 'waiting'; readonly slow: boolean }
  | { readonly status: 'failed'; readonly error: unknown }

/**
 * Asks the wallet when the view appears, once also under StrictMode, and aborts when the view goes.
 *
 * @param parameters.run Sends the request; settles when `signal` aborts.
 * @param parameters.onDone Called after the wallet agreed, unless the view has gone by then.
 */
export function useWalletRequest(parameters: {
  readonly run: (signal: AbortSignal) => Promise<unknown>
  readonly onDone: () => void
}): WalletRequest & { readonly retry: () => void } {
  const portico = usePorticoInstance()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<{ readonly attempt: number; readonly error: unknown }>()
  const [slowAttempt, setSlowAttempt] = useState(-1)
  const latest = useRef(parameters)

  useEffect(() => {
    latest.current = parameters
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      if (signal.aborted) return
      try {
        await latest.current.run(signal)
        if (!signal.aborted) latest.current.onDone()
      } catch (error) {
        if (!signal.aborted) setFailure({ attempt, error })
      }
    }
    // StrictMode mounts, unmounts and mounts again within one task: by the microtask only the last mount is alive.
    queueMicrotask(ask)
    const stopTimer = getInternals(portico).clock.setTimeout(() => setSlowAttempt(attempt), slowAfter)
    return () => {
      stopTimer()
      controller.abort()
    }
  }, [attempt, portico])

  const retry = () => setAttempt((last) => last + 1)
  return failure?.attempt === attempt
    ? { status: 'failed', error: failure.error, retry }
    : { status: 'waiting', slow: slowAttempt === attempt, retry }
}
