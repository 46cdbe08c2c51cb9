/** Listens to the browser going offline and online. Returns the unsubscribe. */
export function onNetworkChange(listener: () => void): () => void {
  if (typeof window !== 'object') return () => {}
  const events = ['online', 'offline'] as const
  for (const event of events) window.addEventListener(event, listener)
  return () => {
    for (const event of events) window.removeEventListener(event, listener)
  }
}

/** Returns whether the browser reports that it is offline. `false` where that is unknown. */
export function isOffline(): boolean {
  return typeof navigator === 'object' && navigator.onLine === false
}

/** Resolves once the browser is online, or at once when the signal aborts. */
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
