import { watchSessionChanges } from '@portico/siwx/auth-client'
import { useEffect, useSyncExternalStore } from 'react'
import type { SessionStore } from './createSessionStore.js'

export type UseRefetchingParameters = {
  readonly store: SessionStore
  readonly basePath: string | undefined
  /** In seconds; 0 polls never. */
  readonly refetchInterval: number
  readonly refetchOnWindowFocus: boolean
  readonly refetchWhenOffline: boolean
}

function watchOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

function useOnline(): boolean {
  return useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  )
}

/** Keeps a session up to date: with other tabs, when the page is looked at again or back online, and by the clock. */
export function useRefetching(parameters: UseRefetchingParameters): void {
  const { store, basePath, refetchInterval, refetchOnWindowFocus, refetchWhenOffline } = parameters
  useEffect(() => watchSessionChanges(store.follow, { basePath }), [store, basePath])

  useEffect(() => {
    if (!refetchOnWindowFocus) return
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void store.refetch()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [store, refetchOnWindowFocus])

  useEffect(() => {
    const onOnline = () => void store.refetch()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [store])

  const isOnline = useOnline()
  const isPolling = refetchInterval > 0 && (refetchWhenOffline || isOnline)
  useEffect(() => {
    if (!isPolling) return
    const timer = setInterval(() => void store.refetch(), refetchInterval * 1000)
    return () => clearInterval(timer)
  }, [store, isPolling, refetchInterval])
}
