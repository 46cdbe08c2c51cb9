import { type CatalogueWallet, pushView } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import type { ReactElement, ReactNode } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { Row } from '../../primitives/Row/Row.js'
import { CatalogueTile } from './CatalogueTile.js'

export type CatalogueRowProps = {
  readonly wallet: CatalogueWallet
  readonly badge: ReactNode
  readonly namespace: ChainNamespace | undefined
}

/**
 * A catalogue wallet in Connect's list. Connects over WalletConnect, or offers to install the wallet where there is
 * none.
 */
export function CatalogueRow({ wallet, badge, namespace }: CatalogueRowProps): ReactElement {
  const portico = usePorticoInstance()
  const choose = () => {
    const walletId = wallet.id
    const canPair = portico.getState().connectors.some(({ type }) => type === 'WALLET_CONNECT')
    if (canPair)
      pushView(portico, { view: 'ConnectingWalletConnect', params: { walletId, ...(namespace && { namespace }) } })
    else pushView(portico, { view: 'Downloads', params: { walletId } })
  }
  return <Row start={<CatalogueTile wallet={wallet} />} title={wallet.name} badge={badge} onClick={choose} />
}
