import { approveSwap, confirmSwap, replaceView, reviewSwap, watchSwap } from '@portico/controllers'
import { isPorticoError } from '@portico/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCommand } from '../../bindings/useCommand.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { type SwapForm, useSwapForm } from '../../parts/swap/useSwapForm.js'

export type SwapReview = SwapForm & {
  /** What the wallet was asked for and answered. */
  readonly status: 'idle' | 'signing' | 'declined' | 'failed'
  readonly error: unknown
  /** Asks the wallet for the next step. */
  readonly confirm: () => void
  /** Checks and prices the swap again. */
  readonly reviewAgain: () => void
}

/**
 * Reviews the swap when the view appears, keeps the review fresh, and asks the wallet. Leaving the view ends what waits
 * for the wallet. The result is read from the form, because the embedded wallet asks in a view of its own and this view
 * is mounted again afterwards.
 */
export function useSwapReview(): SwapReview {
  const portico = usePorticoInstance()
  const swap = useSwapForm()
  const { form } = swap
  const view = useRef<AbortController>(undefined)
  const [attempt, setAttempt] = useState(0)
  const ask = useCommand((instance) => {
    const signal = view.current?.signal
    return form.review.step === 'approve' ? approveSwap(instance, { signal }) : confirmSwap(instance, { signal })
  })
  useEffect(() => {
    const controller = new AbortController()
    view.current = controller
    return () => {
      // Leaving the embedded wallet's view, on top of this one, rejects the request.
      if (portico.getState().modal.view !== 'ApproveTransaction') controller.abort()
    }
  }, [portico])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs it again.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // StrictMode mounts twice within one task: by the microtask only the last mount is alive.
    queueMicrotask(() => {
      // The form shows what failed.
      if (!signal.aborted) reviewSwap(portico, { signal }).catch(() => {})
    })
    return () => controller.abort()
  }, [portico, attempt])
  useEffect(() => watchSwap(portico, () => {}), [portico])
  const isKnown = form.hash !== undefined || form.phase === 'unknown' || form.phase === 'pending'
  const isSent = form.asking !== 'approve' && isKnown
  useLayoutEffect(() => {
    // Mounted again after the wallet's own view, or opened while sending continued.
    if (isSent) replaceView(portico, { view: 'SwapProgress' })
  }, [portico, isSent])
  const refused = ask.status === 'error' && !isSent && !isPorticoError(ask.error, 'swap/aborted')
  const failed = refused || (form.phase === 'failed' && !isSent)
  const isSigning = ask.status === 'running' || form.phase === 'signing' || form.phase === 'pending'
  return {
    ...swap,
    status: isSigning ? 'signing' : failed ? 'failed' : form.declined ? 'declined' : 'idle',
    error: refused ? ask.error : failed ? form.error : undefined,
    confirm: () => void ask.run(),
    reviewAgain: () => setAttempt((last) => last + 1),
  }
}
