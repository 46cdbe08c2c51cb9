import { type CatalogueWallet, track } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { Environment, WalletPlatform } from '@portico/controllers/ui'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { CatalogueTile } from '../../../parts/catalogue/CatalogueTile.js'
import { AnyWalletPane } from '../AnyWalletPane.js'
import { QrPane } from '../pairing/QrPane.js'
import { RelayNotice } from '../pairing/RelayNotice.js'
import type { PairingView } from '../pairing/usePairingView.js'
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
  const portico = usePorticoInstance()
  const { preferUniversalLinks } = getInternals(portico).options
  const text = useMessages('walletConnect')
  const { uri } = pairing
  const linked = platform === 'mobile' || platform === 'web' || platform === 'desktop' ? platform : undefined
  const link =
    wallet && linked && uri
      ? getPairingLink({ wallet, uri, environment, platform: linked, preferUniversalLinks })
      : undefined
  const isRefused = linked !== undefined && uri !== undefined && !link
  useEffect(() => {
    if (!isRefused || !wallet) return
    const { name, mobileLink = '' } = wallet
    const properties = { message: 'The link may not be opened', uri: 'wc:', mobile_link: mobileLink, name }
    track(portico, { event: 'CONNECT_PROXY_ERROR', properties })
  }, [isRefused, wallet, portico])

  if (!wallet) return <AnyWalletPane pairing={pairing} />
  // Without a safe link only the code is left.
  if (linked && !isRefused)
    return (
      <>
        <OpenPane {...{ wallet, platform: linked, environment, picture, link, uri, onShowQr }} />
        <RelayNotice pairing={pairing} />
      </>
    )
  const mark = <CatalogueTile wallet={wallet} size="l" />
  return (
    <QrPane pairing={pairing} title={text.scanWallet({ name: wallet.name })} mark={mark}>
      <GetWalletOffer wallet={wallet} environment={environment} />
    </QrPane>
  )
}
