import type { RouteParams } from '@portico/controllers'
import { readEnvironment } from '@portico/controllers/ui'
import { type ReactElement, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { CatalogueTile } from '../../../parts/catalogue/CatalogueTile.js'
import { Tabs } from '../../../primitives/Tabs/Tabs.js'
import { PairingBody } from '../pairing/PairingBody.js'
import { usePairingView } from '../pairing/usePairingView.js'
import { listStores } from '../stores/listStores.js'
import { StoreLinks } from '../stores/StoreLinks.js'
import { useCatalogueWallet } from '../useCatalogueWallet.js'
import { useInstalledWallet } from '../useInstalledWallet.js'
import { WalletConnectMark } from '../WalletConnectMark.js'
import { WalletIntro } from '../WalletIntro.js'
import { BrowserPane } from './BrowserPane.js'
import { getOwnBrowserLink } from './getWalletLink.js'
import { OpenPane } from './OpenPane.js'
import { RelayPane } from './RelayPane.js'
import { usePlatforms } from './usePlatforms.js'

type ConnectingWalletConnectProps = { readonly params: RouteParams['ConnectingWalletConnect'] }

/** Pairs with one wallet, or with any, by a code or by a link, and offers the other ways to reach it. */
export function ConnectingWalletConnect({ params }: ConnectingWalletConnectProps): ReactElement {
  const { walletId, namespace } = params
  const portico = usePorticoInstance()
  const text = useMessages('walletConnect')
  const [environment] = useState(readEnvironment)
  const { wallet } = useCatalogueWallet(walletId)
  const installed = useInstalledWallet(wallet, namespace)
  const ownBrowserLink = getOwnBrowserLink(wallet, environment, namespace ?? portico.getState().activeNamespace)
  const { offered, platform, choose } = usePlatforms({
    wallet,
    environment,
    isInstalled: installed !== undefined,
    hasOwnBrowser: ownBrowserLink !== undefined,
  })
  const isOwnBrowser = ownBrowserLink !== undefined && platform === 'mobile'
  const isRelayed = platform !== 'browser' && platform !== 'unsupported' && !isOwnBrowser
  const pairing = usePairingView({ walletId, namespace, isWanted: isRelayed })

  // Then there is nothing left to choose.
  const isConnected = pairing.status === 'partial' || pairing.status === 'connected'

  const name = wallet?.name ?? text.unknownWallet
  const picture = wallet ? <CatalogueTile wallet={wallet} size="xl" /> : <WalletConnectMark size="xl" />
  const onShowQr = () => choose('qrcode')
  const labels = {
    browser: text.platformBrowser,
    mobile: text.platformMobile,
    qrcode: text.platformQrcode,
    web: text.platformWeb,
    desktop: text.platformDesktop,
    unsupported: text.title,
  }
  return (
    <Tabs
      label={text.platforms}
      tabs={isConnected ? [] : offered.map((id) => ({ id, label: labels[id] }))}
      selected={platform}
      onSelect={choose}
    >
      {platform === 'browser' && installed && (
        <BrowserPane connectorId={installed.id} namespace={namespace} name={name} picture={picture} />
      )}
      {platform === 'unsupported' && wallet && (
        <WalletIntro picture={picture} title={text.unsupportedTitle({ name })} text={text.unsupportedText}>
          <StoreLinks stores={listStores(wallet, environment)} />
        </WalletIntro>
      )}
      {isOwnBrowser && wallet && (
        <OpenPane {...{ wallet, platform, environment, picture, onShowQr }} link={ownBrowserLink} uri={undefined} />
      )}
      {isRelayed && (
        <PairingBody pairing={pairing} name={name} picture={picture}>
          <RelayPane {...{ wallet, platform, environment, pairing, picture, onShowQr }} />
        </PairingBody>
      )}
    </Tabs>
  )
}
