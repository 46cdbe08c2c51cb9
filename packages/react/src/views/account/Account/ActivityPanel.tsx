import { type Activity, type ActivityItem, showToast, track, watchActivity } from '@portico/controllers'
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import css from './ActivityPanel.module.css'
import { ActivityRow } from './ActivityRow.js'
import { downloadActivity } from './downloadActivity.js'
import type { LaterPanelProps } from './LaterTab.js'

/** A row: the name of a month, or a transaction, as it is: wrapped, 100,000 of them would take a while. */
type Line = { readonly id: string; readonly month: string } | ActivityItem

/** Lists the account's transactions on its network by month, newest first. */
export function ActivityPanel({ isNew }: LaterPanelProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('details')
  const { activity: title } = useMessages('account')
  const [activity, setActivity] = useState<Activity>()
  useEffect(() => watchActivity(portico, setActivity), [portico])
  useTrackedChoice(isNew)
  const failed = activity?.status === 'error'
  useEffect(() => {
    if (failed) showToast(portico, { variant: 'error', code: 'transactions-failed' })
  }, [failed, portico])
  useRetryOnline(failed, () => void activity?.retry())
  const lines = useLines(activity?.groups)
  const loading = (
    <div role="status" aria-label={text.activityLoading}>
      <Skeleton shape="lines" count={4} />
    </div>
  )
  if (!activity) return loading
  const isLoading = activity.status === 'loading'
  const { hasMore, isLoadingMore, loadMore, retry, source } = activity
  return (
    <>
      {source === 'own' && <Text className={css.note}>{text.activityOwn}</Text>}
      {failed && (
        <div className={css.failed} role="status">
          <Text>{text.activityFailed}</Text>
          <RetryButton variant="ghost" onClick={() => void retry()} />
        </div>
      )}
      {lines.length === 0 && !failed && !isLoading && <Text className={css.note}>{text.activityEmpty}</Text>}
      {lines.length > 0 && (
        <VirtualList label={title} items={lines} getKey={({ id }) => id}>
          {(line) =>
            'month' in line ? (
              <Text variant="label" tone="secondary" className={css.month}>
                {line.month}
              </Text>
            ) : (
              <ActivityRow item={line} />
            )
          }
        </VirtualList>
      )}
      {/* What was sent from here needs no service. */}
      {isLoading && loading}
      {lines.length > 0 && (
        <div className={css.actions}>
          {hasMore && (
            <Button variant="secondary" busy={isLoadingMore} onClick={() => void loadMore()}>
              {text.loadMore}
            </Button>
          )}
          <Button variant="ghost" onClick={() => downloadActivity(portico, activity.groups)}>
            {text.exportCsv}
          </Button>
        </div>
      )}
    </>
  )
}

/** Records that the tab was chosen, but not that a transaction's own view led back to it. */
function useTrackedChoice(isNew: boolean): void {
  const portico = usePorticoInstance()
  const { accounts, address } = useActiveAccount()
  const isSmartAccount = accounts.find((account) => account.address === address)?.type === 'smartAccount'
  const told = useRef(false)
  useEffect(() => {
    if (isNew && !told.current) track(portico, { event: 'CLICK_TRANSACTIONS', properties: { isSmartAccount } })
    told.current = true
  }, [portico, isNew, isSmartAccount])
}

/** Months and transactions as the rows of one list, so that only those in sight exist. */
function useLines(groups: Activity['groups'] = []): readonly Line[] {
  const locale = useLocale()
  return useMemo(() => {
    const month = new Intl.DateTimeFormat(locale, { month: 'long' })
    const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
    return groups.flatMap((group): readonly Line[] => {
      const format = group.isCurrentYear ? month : monthAndYear
      const name = format.format(new Date(group.year, group.month - 1))
      return [{ id: `${group.year}-${group.month}`, month: name }, ...group.items]
    })
  }, [groups, locale])
}
