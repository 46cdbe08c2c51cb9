import { isOffline } from './isOffline.js'
import { onNetworkChange } from './onNetworkChange.js'

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
