import type { RouteParams } from '@portico/controllers'
import type { ReactElement } from 'react'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { NotConnected } from '../../../parts/accounts/NotConnected.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Facts } from '../../../primitives/Facts/Facts.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Stack } from '../../../primitives/Stack/Stack.js'
import { HashFact } from './HashFact.js'
import { Transaction } from './Transaction.js'
import { useTransaction } from './useTransaction.js'

/** One transaction of the account: what it moved, between whom, when, how it went, and where to look it up. */
export function TransactionDetails({ params }: { readonly params: RouteParams['TransactionDetails'] }): ReactElement {
  const text = useMessages('details')
  const { address } = useActiveAccount()
  const network = usePorticoState(({ networks }) => networks.find((each) => each.caipNetworkId === params.networkId))
  const { item, status, retry } = useTransaction(params)
  const failed = status === 'error'
  useRetryOnline(failed, () => void retry?.())
  if (address === undefined)
    return <NotConnected title={text.emptyTitle} text={text.emptyText} connect={text.connect} />
  if (item) return <Transaction item={item} network={network} />
  if (status === 'loading')
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton shape="lines" count={5} />
      </div>
    )
  const hash = params.hash !== undefined && (
    <Facts>
      <HashFact hash={params.hash} network={network} />
    </Facts>
  )
  return (
    <Stack>
      {failed ? (
        <Notice tone="negative" title={text.failedTitle} action={retry && <RetryButton onClick={() => void retry()} />}>
          {text.failedText}
        </Notice>
      ) : (
        <Notice title={text.notFoundTitle}>{text.notFoundText}</Notice>
      )}
      {hash}
    </Stack>
  )
}
