import type { ReactElement } from 'react'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './AllWallets.module.css'
import { ListProblem } from './ListProblem.js'
import type { WalletList } from './useWalletList.js'
import { WalletGrid, type WalletGridProps } from './WalletGrid.js'
import { getEmptyTexts } from './WalletStatus.js'

export type WalletResultsProps = Pick<WalletGridProps, 'start' | 'onPlace' | 'isReturn' | 'getMark' | 'onChoose'> & {
  readonly list: WalletList
  /** What is searched; empty for all. */
  readonly search: string
  readonly isCertified: boolean
}

/** The grid, or what takes its place, and the words that go with it. */
export function WalletResults({ list, search, isCertified, ...grid }: WalletResultsProps): ReactElement {
  const text = useMessages('wallets')
  const { wallets, hasMore, failed, loadMore, retry } = list
  const isOffline = useRetryOnline(failed, retry)
  const count = wallets.length
  const isEmpty = count === 0 && !hasMore && !failed
  const empty = getEmptyTexts(text, { search, isCertified })
  return (
    <div className={css.results}>
      {failed && count === 0 ? (
        <ListProblem icon="warning" title={isOffline ? text.offlineTitle : text.failedTitle} onRetry={retry}>
          {isOffline ? text.offlineText : text.failedText}
        </ListProblem>
      ) : isEmpty ? (
        <ListProblem icon="search" title={empty.title}>
          {empty.text}
        </ListProblem>
      ) : (
        <WalletGrid {...grid} label={text.list} wallets={wallets} hasMore={hasMore} onNearEnd={loadMore} />
      )}
      {failed && count > 0 && (
        <Text as="div" className={css.more}>
          <span role="alert">{isOffline ? text.offlineTitle : text.moreFailed}</span>
          <RetryButton onClick={retry} />
        </Text>
      )}
    </div>
  )
}
