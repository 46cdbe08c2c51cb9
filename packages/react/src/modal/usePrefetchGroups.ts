import type { ConnectorType } from '@portico/core'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { useWhileOpen } from '../bindings/useWhileOpen.js'
import { loadMessages } from '../i18n/loadMessages.js'
import { useLocale } from '../i18n/useLocale.js'
import { groupConnectors } from '../views/groups.js'
import { loadGroup } from '../views/loadGroup.js'
import type { GroupName } from '../views/ViewDefinition.js'

/** How long a view that has come up has the network for itself, in milliseconds. */
const restMs = 400

/**
 * Loads view groups ahead, and the texts of failures, when the browser is idle. A failure does not matter: showing a view of the group tries again.
 *
 * @param names The groups; the same list on every draw. `undefined` while there is something better to do.
 */
export function usePrefetchGroups(names: readonly GroupName[] | undefined): void {
  const portico = usePorticoInstance()
  const locale = useLocale()
  // What only stands by is not looked at yet.
  useWhileOpen(() => {
    if (!names) return
    const load = () => {
      const { connectors } = portico.getState()
      const isOffered = (kind?: ConnectorType) => !kind || connectors.some(({ type }) => type === kind)
      for (const name of names) if (isOffered(groupConnectors[name])) loadGroup(portico, locale, name).catch(() => {})
      // What is said of a failure is there before one, which may be that of the network.
      loadMessages(portico, locale, ['errors']).catch(() => {})
    }
    let request: number | undefined
    const timer = setTimeout(() => {
      request = window.requestIdleCallback?.(load)
    }, restMs)
    return () => {
      clearTimeout(timer)
      if (request !== undefined) window.cancelIdleCallback?.(request)
    }
  }, [locale, names])
}
