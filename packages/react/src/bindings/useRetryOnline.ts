import { useEffect, useRef, useState } from 'react'

/**
 * Returns whether the browser is offline, and retries automatically once it is online.
 *
 * @param failed Whether there is something to retry.
 * @param retry Tries again.
 */
export function useRetryOnline(failed: boolean, retry: () => void): boolean {
  const [isOffline, setOffline] = useState(false)
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (!failed) return
    const follow = () => setOffline(!navigator.onLine)
    const onOnline = () => {
      follow()
      latest.current()
    }
    follow()
    window.addEventListener('online', onOnline)
    window.addEventListener('offline', follow)
    return () => {
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', follow)
    }
  }, [failed])
  return failed && isOffline
}
