import { reviewSend } from '@portico/controllers'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/**
 * Checks and prices the transfer when the view appears; the form's `quote` shows the progress. Aborts when the view is
 * left.
 *
 * @returns Checks and prices it again.
 */
export function useReview(): () => void {
  const portico = usePorticoInstance()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs it again.
  useEffect(() => {
    const { signal, abort } = makeController()
    // StrictMode mounts twice within one task: by the microtask only the last mount is alive.
    queueMicrotask(() => {
      // The quote shows a failure, the form what is missing.
      if (!signal.aborted) reviewSend(portico, { signal }).catch(() => {})
    })
    return abort
  }, [portico, attempt])
  return () => setAttempt((last) => last + 1)
}

function makeController(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
