import { type Purchases, watchPurchases } from '@portico/controllers'
import { type ReactElement, useCallback, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.js'
import { PurchaseRow } from './PurchaseRow.js'

const unknown: Purchases = { status: 'loading', records: [] }

/** The account's purchases, as their providers know them, newest first. */
export function OnRampActivity(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const [attempt, setAttempt] = useState(0)
  const [{ records, status }, setPurchases] = useState(unknown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => watchPurchases(portico, setPurchases), [portico, attempt])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  useRetryOnline(status === 'error', retry)
  if (status === 'loading')
    return (
      <div role="status" aria-label={text.purchasesLoading}>
        <Skeleton shape="lines" count={4} />
      </div>
    )
  if (status === 'error')
    return (
      <Notice tone="negative" title={text.purchasesFailedTitle} action={<RetryButton onClick={retry} />}>
        {text.purchasesFailedText}
      </Notice>
    )
  if (records.length === 0) return <Notice title={text.purchasesEmptyTitle}>{text.purchasesEmptyText}</Notice>
  return (
    <VirtualList label={text.purchases} items={records} getKey={({ id, provider }) => `${provider} ${id}`}>
      {(record) => <PurchaseRow record={record} />}
    </VirtualList>
  )
}
