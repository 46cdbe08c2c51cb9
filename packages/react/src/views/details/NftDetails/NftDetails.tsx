import type { RouteParams } from '@portico/controllers'
import { type ReactElement, useCallback } from 'react'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useWatched, type Watch } from '../../../bindings/useWatched.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { NotConnected } from '../../../parts/accounts/NotConnected.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import type { FollowedNft } from './followNft.js'
import { HeldNft } from './HeldNft.js'

const idle: FollowedNft = { status: 'loading' }

/** One item of the account: its picture, collection, id and traits, and what can be done with it. */
export function NftDetails({ params }: { readonly params: RouteParams['NftDetails'] }): ReactElement {
  const text = useMessages('details')
  const { address, networkId } = useActiveAccount()
  const { id } = params
  const isHere = networkId === params.networkId
  // The code that reads the items comes beside the view.
  const load = useCallback(async (): Promise<Watch<FollowedNft>> => {
    const { followNft } = await import('./followNft.js')
    return (portico, _namespace, callback) => followNft(portico, id, callback)
  }, [id])
  const { item, list, status } = useWatched(undefined, load, idle)
  const failed = status === 'error'
  useRetryOnline(failed, () => void list?.retry())
  if (address === undefined)
    return <NotConnected title={text.emptyTitle} text={text.emptyText} connect={text.connect} />
  if (item && isHere) return <HeldNft item={item} />
  if (failed)
    return (
      <Notice
        tone="negative"
        title={text.failedTitle}
        action={list && <RetryButton onClick={() => void list.retry()} />}
      >
        {text.failedText}
      </Notice>
    )
  if (status === 'loading' && isHere)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton shape="lines" count={5} />
      </div>
    )
  const more = isHere && list?.hasMore && (
    <Button size="s" busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
      {text.loadMore}
    </Button>
  )
  return (
    <Notice title={text.nftGoneTitle} action={more || undefined}>
      {more ? text.nftFurtherText : text.nftGoneText}
    </Notice>
  )
}
