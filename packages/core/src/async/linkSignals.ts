/**
 * Aborts a controller, with the reason given, when one of several signals aborts or has aborted. It stands in for
 * `AbortSignal.any`, which the oldest supported browsers lack.
 *
 * @returns Ends the link, so that long-lived signals gather no listeners.
 */
export function linkSignals(controller: AbortController, signals: readonly (AbortSignal | undefined)[]): () => void {
  const links = signals.flatMap((signal) => {
    const abort = () => controller.abort(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    return signal ? [() => signal.removeEventListener('abort', abort)] : []
  })
  return () => {
    for (const unlink of links) unlink()
  }
}
