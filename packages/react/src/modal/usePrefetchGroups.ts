import { useEffect } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { useLocale } from '../i18n/useLocale.js'
import { loadGroup } from '../views/loadGroup.js'
import type { GroupName } from '../views/ViewDefinition.js'

/**
 * Loads view groups ahead when the browser is idle. A failure does not matter: showing a view of the group tries again.
 *
 * @param names The groups; the same list on every draw. `undefined` while there is something better to do.
 */
export function usePrefetchGroups(names: readonly GroupName[] | undefined): void {
  const portico = usePorticoInstance()
  const locale = useLocale()
  useEffect(() => {
    if (!names) return
    const load = () => {
      for (const name of names) loadGroup(portico, locale, name).catch(() => {})
    }
    const request = window.requestIdleCallback?.(load)
    return () => window.cancelIdleCallback?.(request)
  }, [portico, locale, names])
}
