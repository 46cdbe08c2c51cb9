import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { loadMessages } from '../../../i18n/loadMessages.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Text } from '../../../primitives/Text/Text.js'
import { ActivityLoading } from './ActivityLoading.js'
import css from './TokenList.module.css'

/** The tab Activity, whose code and texts come when it is chosen. To be mounted anew for another locale. */
export function ActivityTab(): ReactElement {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const text = useMessages('account')
  const [Panel, setPanel] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    Promise.all([import('./ActivityPanel.js'), loadMessages(portico, locale, ['details'])]).then(
      ([{ ActivityPanel }]) => setPanel(() => ActivityPanel),
      () => setFailed(true),
    )
  }, [portico, locale])
  useEffect(load, [load])
  if (Panel) return <Panel />
  if (failed)
    return (
      <div className={css.failed} role="status">
        <Text>{text.activityFailed}</Text>
        <RetryButton variant="ghost" onClick={load} />
      </div>
    )
  return <ActivityLoading />
}
