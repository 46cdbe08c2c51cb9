/**
 * Aborts a controller when one of several signals aborts.
 *
 * @returns Ends the link, so that long-lived signals gather no listeners.
 */
export function linkSignals(controller: AbortController, signals: readonly (AbortSignal | undefined)[]): () => void {
  const abort = () => controller.abort()
  for (const signal of signals) {
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  }
  return () => {
    for (const signal of signals) signal?.removeEventListener('abort', abort)
  }
}
