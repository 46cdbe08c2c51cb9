import type { CatalogueWallet, Environment, WalletPlatform } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { ReactElement, ReactNode } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { CatalogueTile } from '../../catalogue/CatalogueTile.js'
import { AnyWalletPane } from '../AnyWalletPane.js'
import type { PairingView } from '../pairing/PairingView.js'
import { QrPane } from '../pairing/QrPane.js'
import { GetWalletOffer } from '../stores/GetWalletOffer.js'
import { getPairingLink } from './getWalletLink.js'
import { OpenPane } from './OpenPane.js'

type RelayPaneProps = {
  /** Absent when any wallet will do. */
  readonly wallet: CatalogueWallet | undefined
  readonly platform: WalletPlatform
  readonly environment: Environment
  readonly pairing: PairingView
  /** Tile of 72 px. */
  readonly picture: ReactNode
  readonly onShowQr: () => void
}

/** Hands a pairing to a wallet: by a link on this device, else by a code. */
export function RelayPane(props: RelayPaneProps): ReactElement {
  const { wallet, platform, environment, pairing, picture, onShowQr } = props
  const { options } = getInternals(usePorticoInstance())
  const text = useMessages('walletConnect')
  if (!wallet) return <AnyWalletPane pairing={pairing} />
  if (platform === 'mobile' || platform === 'web' || platform === 'desktop') {
    const { uri } = pairing
    const { preferUniversalLinks } = options
    const link = uri ? getPairingLink({ wallet, uri, environment, platform, preferUniversalLinks }) : undefined
    // A link that may not be opened leaves the code.
    if (link || !uri) return <OpenPane {...{ wallet, platform, environment, picture, link, uri, onShowQr }} />
  }
  const mark = <CatalogueTile wallet={wallet} size="l" />
  return (
    <QrPane pairing={pairing} title={text.scanWallet({ name: wallet.name })} mark={mark}>
      <GetWalletOffer wallet={wallet} environment={environment} />
    </QrPane>
  )
}
