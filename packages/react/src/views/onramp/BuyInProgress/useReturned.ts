import { useEffect, useState } from 'react'

/**
 * Returns whether the user has returned to this page from another one, such as the provider's. That page cannot be
 * observed, because it was opened with `noopener`.
 *
 * @param startedAt Since when; another value begins anew.
 */
export function useReturned(startedAt: number | undefined): boolean {
  const [returnedAt, setReturnedAt] = useState<number>()
  useEffect(() => {
    if (startedAt === undefined) return
    let isAway = document.hidden
    const onAway = () => {
      isAway = true
    }
    const onBack = () => {
      if (isAway) setReturnedAt(startedAt)
    }
    const onVisibility = () => (document.hidden ? onAway() : onBack())
    window.addEventListener('blur', onAway)
    window.addEventListener('focus', onBack)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('blur', onAway)
      window.removeEventListener('focus', onBack)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [startedAt])
  return returnedAt !== undefined && returnedAt === startedAt
}
