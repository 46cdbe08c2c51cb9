import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { loadMessages } from '../../../i18n/loadMessages.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './TokenList.module.css'

/** What the content of a tab gets. */
export type LaterPanelProps = {
  /** Whether the tab was chosen now, rather than come back to. */
  readonly isNew: boolean
}

type LaterTabProps = LaterPanelProps & {
  /** Loads what the tab shows. Another function begins anew. */
  readonly load: () => Promise<ComponentType<LaterPanelProps>>
}

/** A tab whose code and texts come when it is chosen. To be mounted anew for another locale. */
export function LaterTab({ load, isNew }: LaterTabProps): ReactElement {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const text = useMessages('account')
  const [Panel, setPanel] = useState<ComponentType<LaterPanelProps>>()
  const [failed, setFailed] = useState(false)
  const begin = useCallback(() => {
    setFailed(false)
    Promise.all([load(), loadMessages(portico, locale, ['details'])]).then(
      ([Loaded]) => setPanel(() => Loaded),
      () => setFailed(true),
    )
  }, [portico, locale, load])
  useEffect(begin, [begin])
  if (Panel) return <Panel isNew={isNew} />
  if (failed)
    return (
      <div className={css.failed} role="status">
        <Text>{text.tabFailed}</Text>
        <RetryButton variant="ghost" onClick={begin} />
      </div>
    )
  return (
    <div role="status" aria-label={text.tabLoading}>
      <Skeleton shape="lines" count={4} />
    </div>
  )
}
