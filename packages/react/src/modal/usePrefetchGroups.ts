import type { ViewName } from '@portico/controllers'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { useWhileOpen } from '../bindings/useWhileOpen.js'
import { loadMessages } from '../i18n/loadMessages.js'
import { useLocale } from '../i18n/useLocale.js'
import { loadGroup } from '../views/loadGroup.js'
import { loadLater } from '../views/loadLater.js'

/** Delay after a view is shown, so that prefetching does not compete with its own requests, in milliseconds. */
const restMs = 400

/**
 * Prefetches the groups that a view leads to, and the error texts, when the browser is idle. Failures are ignored,
 * because showing a view of the group tries again.
 *
 * @param view The view that is shown; `undefined` while it is still loading.
 */
export function usePrefetchGroups(view: ViewName | undefined): void {
  const portico = usePorticoInstance()
  const locale = useLocale()
  // Connect is rendered ahead of the first opening; nothing is loaded for it before that.
  useWhileOpen(() => {
    if (!view) return
    const loadNext = async () => {
      const { listNextGroups } = await loadLater()
      await Promise.allSettled(listNextGroups(portico, view).map((name) => loadGroup(portico, locale, name)))
    }
    // The texts of failures must be there before one, because the network may be what fails.
    const load = () => void Promise.allSettled([loadMessages(portico, locale, ['errors']), loadNext()])
    let request: number | undefined
    const timer = setTimeout(() => {
      request = window.requestIdleCallback?.(load)
    }, restMs)
    return () => {
      clearTimeout(timer)
      if (request !== undefined) window.cancelIdleCallback?.(request)
    }
  }, [locale, view])
}
