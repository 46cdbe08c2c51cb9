import { pushView } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { queryClientPart, readEnvironment, recommendedWalletsQueryOptions } from '@portico/controllers/ui'
import { toSafeLink } from '@portico/core/internal'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { CatalogueTile } from '../../../parts/catalogue/CatalogueTile.js'
import { LinkButton } from '../../../parts/links/LinkButton.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Row } from '../../../primitives/Row/Row.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './GetWallet.module.css'

/** Suggests a few wallets to users who have none. */
export function GetWallet(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('walletConnect')
  const common = useMessages('common')
  const [{ isMobile }] = useState(readEnvironment)
  const { options } = getInternals(portico)
  const guide =
    options.enableWalletGuide !== false && options.walletGuideUrl ? toSafeLink(options.walletGuideUrl) : undefined
  const query = useQuery(recommendedWalletsQueryOptions(portico, { isMobile }), getPart(portico, queryClientPart))
  const wallets = query.data?.wallets ?? []
  return (
    <div className={css.view}>
      {query.isFetching && wallets.length === 0 ? (
        <div role="status" aria-label={common.loading}>
          <Skeleton count={4} />
        </div>
      ) : query.isError ? (
        <Notice
          tone="negative"
          title={text.getFailedTitle}
          action={<RetryButton onClick={() => void query.refetch()} />}
        >
          {common.loadFailedText}
        </Notice>
      ) : wallets.length === 0 ? (
        <Notice title={text.getEmptyTitle}>{text.getEmptyText}</Notice>
      ) : (
        <>
          <Text align="center">{text.getText}</Text>
          <ul aria-label={text.getWallets}>
            {wallets.map((wallet) => (
              <li key={wallet.id}>
                <Row
                  start={<CatalogueTile wallet={wallet} />}
                  title={wallet.name}
                  chevron
                  onClick={() => pushView(portico, { view: 'Downloads', params: { walletId: wallet.id } })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {guide !== undefined && (
        <LinkButton variant="secondary" href={guide}>
          {text.explore}
        </LinkButton>
      )}
    </div>
  )
}
