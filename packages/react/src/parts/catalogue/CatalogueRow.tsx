import { type CatalogueWallet, pushView } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Badge } from '../../primitives/Badge/Badge.js'
import { Row } from '../../primitives/Row/Row.js'
import { CatalogueTile } from './CatalogueTile.js'

export type CatalogueRowProps = {
  readonly wallet: CatalogueWallet
  readonly isRecent: boolean
  readonly namespace: ChainNamespace | undefined
}

/** A wallet of the catalogue in Connect's list: it is connected over WalletConnect, or got where there is none. */
export function CatalogueRow({ wallet, isRecent, namespace }: CatalogueRowProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('connect')
  const choose = () => {
    const walletId = wallet.id
    const canPair = portico.getState().connectors.some(({ type }) => type === 'WALLET_CONNECT')
    if (canPair)
      pushView(portico, { view: 'ConnectingWalletConnect', params: { walletId, ...(namespace && { namespace }) } })
    else pushView(portico, { view: 'Downloads', params: { walletId } })
  }
  return (
    <Row
      start={<CatalogueTile wallet={wallet} />}
      title={wallet.name}
      badge={isRecent && <Badge tone="accent">{text.recent}</Badge>}
      onClick={choose}
    />
  )
}
