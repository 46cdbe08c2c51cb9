import { type Nfts, watchNfts } from '@portico/controllers'
import { type ReactElement, useEffect, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Text } from '../../../primitives/Text/Text.js'
import { HiddenPart } from './HiddenPart.js'
import { NftGrid } from './NftGrid.js'
import css from './NftPanel.module.css'

/** Shows the account's items on its network, each with its picture. */
export function NftPanel(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('details')
  const { nfts: title } = useMessages('account')
  const [nfts, setNfts] = useState<Nfts>()
  useEffect(() => watchNfts(portico, setNfts), [portico])
  const failed = nfts?.status === 'error'
  useRetryOnline(failed, () => void nfts?.retry())
  if (!nfts || nfts.status === 'loading')
    return (
      <div role="status" aria-label={text.nftsLoading} className={css.loading}>
        <span className={css.place} aria-hidden="true" />
        <span className={css.place} aria-hidden="true" />
      </div>
    )
  const { items, hidden, hasMore, isLoadingMore, isServed, source, updatedAt, loadMore, retry } = nfts
  return (
    <>
      {source === 'history' && <Text className={css.note}>{text.nftsFromHistory}</Text>}
      {failed && updatedAt === undefined && <NftsFailed onRetry={retry} />}
      {/* Where nobody can tell, there may be some. The tab goes. */}
      {items.length === 0 && !failed && isServed && (
        <Text className={css.note}>{hasMore ? text.nftsNoneYet : text.nftsEmpty}</Text>
      )}
      {items.length > 0 && <NftGrid label={title} items={items} />}
      {failed && updatedAt !== undefined && <NftsFailed onRetry={retry} />}
      {hasMore && (
        <div className={css.more}>
          <Button variant="secondary" busy={isLoadingMore} onClick={() => void loadMore()}>
            {text.loadMore}
          </Button>
        </div>
      )}
      {hidden.length > 0 && (
        <HiddenPart count={hidden.length}>{(label) => <NftGrid label={label} items={hidden} />}</HiddenPart>
      )}
    </>
  )
}

function NftsFailed({ onRetry }: { readonly onRetry: () => Promise<void> }): ReactElement {
  const text = useMessages('details')
  return (
    <div className={css.failed} role="status">
      <Text>{text.nftsFailed}</Text>
      <RetryButton variant="ghost" onClick={() => void onRetry()} />
    </div>
  )
}
