/** Listens to the browser losing and regaining the network. Returns the stop. */
export function onNetworkChange(listener: () => void): () => void {
  if (typeof window !== 'object') return () => {}
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Says whether the browser knows that it has no network. Elsewhere nothing is known. */
export function isOffline(): boolean {
  return typeof navigator === 'object' && navigator.onLine === false
}

/** Resolves when the browser has a network, or at once when the signal aborts. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (isOffline() && !signal.aborted) return
      stop()
      signal.removeEventListener('abort', check)
      resolve()
    }
    const stop = onNetworkChange(check)
    signal.addEventListener('abort', check)
    check()
  })
}
