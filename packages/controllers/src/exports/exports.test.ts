import { describe, expect, it } from 'vitest'
import * as embeddedWallet from './embedded-wallet.js'
import * as index from './index.js'
import * as internal from './internal.js'
import * as testing from './testing.js'
import * as walletconnect from './walletconnect.js'

const keysOf = (module: object) => Object.keys(module).sort().join(' ')

describe('exports', () => {
  it('are those of the last release, or a changeset tells of the difference', () => {
    expect(keysOf(index)).toMatchInlineSnapshot(
      `"acceptSendRecipient addAddressLabel addNetwork buildDeepLink cancelConnect cancelPairing catalogueErrors catalogueWalletQueryOptions checkOrigin closeModal confirmSend connect createInstalledLookup createPortico disconnect excludedWalletsQueryOptions featuredWalletsQueryOptions forgetDeepLink getAddressLabel getAllWalletsRow getAllowedOrigins getCatalogueGroups getCatalogueImage getCatalogueWallet getConnectMethods getConnectorList getDeepLinkChoice getInAppBrowserLink getOpenWalletLink getProvider getRecentWallets getSendBalance getSendProblem getSendWarnings getWallet getWalletFeatures getWalletPlatforms goBack goBackTo hideToast instanceErrors linkErrors loadCatalogueImage loadCatalogueWallet mergeWalletLists nativeBalanceQueryOptions openDeepLink openModal pushView readEnvironment readInitialState recommendedWalletsQueryOptions reconnect rememberDeepLink rememberRecentCatalogueWallet rememberRecentWallet removeAddressLabel removeNetwork replaceView resetSend resetView resolveTheme retryPairing reviewSend selectAccount sendErrors sendTransaction setActiveNamespace setMaxAmount setPairingLink setSendAmount setSendRecipient setSendToken setThemeMode setThemeVariables showToast signMessage signTypedData startPairing startSend supportsFeature switchNetwork tokenBalancesQueryOptions track walletImageQueryOptions walletPagesQueryOptions walletSearchQueryOptions watchNativeBalance watchPairing watchSend watchTokenBalances"`,
    )
    expect(keysOf(internal)).toMatchInlineSnapshot(
      `"addressLabelsPart attachRouter createPairingState definePart embeddedWalletPart getCustomWallets getInternals getPart getServiceQuery hasAccount hasPlace internals keepPlace maxLabelLength mustSwitchNetwork nameConnectorPictures pairingPart preferNetwork queryClientPart resolveRequest restoreSend retryBalances returnToPlace routerPart routes sendPart showConnectorPictures showNetworkDrawings standBy startAnalytics toastPart usesCatalogue"`,
    )
    expect(keysOf(testing)).toMatchInlineSnapshot(
      `"createFakeCatalogue createFakeFrameClient createFakeSession createFakeSignClient createTestPortico walletConnectImage"`,
    )
    expect(keysOf(embeddedWallet)).toMatchInlineSnapshot(
      `"cancelEmailUpdate cancelLogin embeddedWallet embeddedWalletErrors rejectOpenRequests resendCode setPreferredAccountType startEmailLogin submitOtp submitPrimaryOtp submitSecondaryOtp updateEmail waitForDevice watchEmbeddedWallet"`,
    )
    expect(keysOf(walletconnect)).toMatchInlineSnapshot(`"walletConnect"`)
  })
})
