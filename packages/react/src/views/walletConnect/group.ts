import { useMessages } from '../../i18n/useMessages.js'
import type { GroupViews } from '../ViewDefinition.js'
import { ConnectingWalletConnect } from './ConnectingWalletConnect/ConnectingWalletConnect.js'
import { ConnectingWalletConnectBasic } from './ConnectingWalletConnectBasic/ConnectingWalletConnectBasic.js'
import { Downloads } from './Downloads/Downloads.js'
import { GetWallet } from './GetWallet/GetWallet.js'

export const views = {
  ConnectingWalletConnect: { Component: ConnectingWalletConnect, useTitle: () => useMessages('walletConnect').title },
  ConnectingWalletConnectBasic: {
    Component: ConnectingWalletConnectBasic,
    useTitle: () => useMessages('walletConnect').title,
  },
  GetWallet: { Component: GetWallet, useTitle: () => useMessages('walletConnect').getTitle },
  Downloads: { Component: Downloads, useTitle: () => useMessages('walletConnect').getTitle },
} satisfies GroupViews<'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic' | 'GetWallet' | 'Downloads'>
