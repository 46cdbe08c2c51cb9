import { portfolioQueryOptions, type RouteParams } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { queryClientPart, retryBalances } from '@portico/controllers/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { NotConnected } from '../../../parts/accounts/NotConnected.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { HeldToken } from './HeldToken.js'

/** One token of the account: how much it is, what it is worth, which contract it has, and what can be done with it. */
export function TokenDetails({ params }: { readonly params: RouteParams['TokenDetails'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('details')
  const { address: account, networkId } = useActiveAccount()
  const query = portfolioQueryOptions(portico, { networkId: params.networkId })
  const { data, isError } = useQuery(query, getPart(portico, queryClientPart))
  const retry = useCommand(retryBalances)
  const failed = isError || data?.failure !== undefined
  useRetryOnline(failed, retry.run)
  if (account === undefined)
    return <NotConnected title={text.emptyTitle} text={text.emptyText} connect={text.connect} />
  const key = params.address?.toLowerCase()
  const holding = data?.holdings.find(({ token }) => token.address?.toLowerCase() === key)
  if (holding)
    return <HeldToken holding={holding} networkId={params.networkId} isHere={networkId === params.networkId} />
  if (failed)
    return (
      <Notice
        tone="negative"
        title={text.failedTitle}
        action={<RetryButton busy={retry.status === 'running'} onClick={retry.run} />}
      >
        {text.failedText}
      </Notice>
    )
  if (data) return <Notice title={text.notHeldTitle}>{text.notHeldText}</Notice>
  return (
    <div role="status" aria-label={text.loading}>
      <Skeleton shape="lines" count={4} />
    </div>
  )
}
