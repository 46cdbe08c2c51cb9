import { useMessages } from '../../i18n/useMessages.js'
import { withConsent } from '../../parts/legal/withConsent.js'
import type { GroupViews } from '../ViewDefinition.js'
import { ConnectingWalletConnect } from './ConnectingWalletConnect/ConnectingWalletConnect.js'
import { ConnectingWalletConnectBasic } from './ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.js'
import { Downloads } from './Downloads/Downloads.js'
import { GetWallet } from './GetWallet/GetWallet.js'
import { useCatalogueWallet } from './useCatalogueWallet.js'

export const views = {
  ConnectingWalletConnect: {
    Component: withConsent(ConnectingWalletConnect),
    useTitle({ walletId }) {
      const text = useMessages('walletConnect')
      return useCatalogueWallet(walletId).wallet?.name ?? text.title
    },
  },
  ConnectingWalletConnectBasic: {
    Component: withConsent(ConnectingWalletConnectBasic),
    useTitle: () => useMessages('walletConnect').title,
  },
  GetWallet: { Component: GetWallet, useTitle: () => useMessages('walletConnect').getTitle },
  Downloads: {
    Component: Downloads,
    useTitle({ walletId }) {
      const text = useMessages('walletConnect')
      const { wallet } = useCatalogueWallet(walletId)
      return wallet ? text.getWalletNamed({ name: wallet.name }) : text.getTitle
    },
  },
} satisfies GroupViews<'walletConnect'>
