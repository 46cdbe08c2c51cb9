import { reviewSend } from '@portico/controllers'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'

/**
 * Checks and prices the transfer when the view appears; how that goes shows in the form's `quote`. Ends with the view.
 *
 * @returns Does it again.
 */
export function useReview(): () => void {
  const portico = usePorticoInstance()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs it again.
  useEffect(() => {
    const { signal, abort } = makeController()
    // StrictMode mounts twice within one task: by the microtask only the last mount is alive.
    queueMicrotask(() => {
      // A failure shows in the quote, and what is missing in the form itself.
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
