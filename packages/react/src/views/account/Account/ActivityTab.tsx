import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Text } from '../../../primitives/Text/Text.js'
import { ActivityLoading } from './ActivityLoading.js'
import css from './TokenList.module.css'

/** The tab Activity, whose code comes when it is chosen. */
export function ActivityTab(): ReactElement {
  const text = useMessages('account')
  const [Panel, setPanel] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    import('./ActivityPanel.js').then(
      ({ ActivityPanel }) => setPanel(() => ActivityPanel),
      () => setFailed(true),
    )
  }, [])
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
