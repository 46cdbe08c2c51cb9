import type { RouteParams } from '@portico/controllers'
import { readEnvironment } from '@portico/controllers/ui'
import { type ReactElement, useState } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { listStores } from '../stores/listStores.js'
import { StoreLinks } from '../stores/StoreLinks.js'
import { useCatalogueWallet } from '../useCatalogueWallet.js'
import { PhoneCodes } from './PhoneCodes.js'

/** Shows where to get a wallet: as links, and on a computer also as QR codes for a phone. */
export function Downloads({ params }: { readonly params: RouteParams['Downloads'] }): ReactElement {
  const text = useMessages('walletConnect')
  const common = useMessages('common')
  const [environment] = useState(readEnvironment)
  const { wallet, status, retry } = useCatalogueWallet(params.walletId)
  if (status === 'loading')
    return (
      <div role="status" aria-label={common.loading}>
        <Skeleton count={4} />
      </div>
    )
  if (!wallet)
    return (
      <Notice tone="negative" title={text.downloadsFailedTitle} action={<RetryButton onClick={retry} />}>
        {common.loadFailedText}
      </Notice>
    )
  const stores = listStores(wallet, environment)
  if (stores.length === 0)
    return <Notice title={text.downloadsEmptyTitle}>{text.downloadsEmptyText({ name: wallet.name })}</Notice>
  return (
    <>
      {!environment.isMobile && <PhoneCodes wallet={wallet} />}
      <StoreLinks stores={stores} />
    </>
  )
}
