import { describe, expect, it } from 'vitest'
import * as embeddedWallet from './embedded-wallet.js'
import * as index from './index.js'
import * as internal from './internal.js'
import * as testing from './testing.js'
import * as ui from './ui.js'
import * as walletconnect from './walletconnect.js'

const keysOf = (module: object) => Object.keys(module).sort().join(' ')

describe('exports', () => {
  it('are those of the last release, or a changeset tells of the difference', () => {
    expect(keysOf(index)).toMatchInlineSnapshot(
      `"acceptSendRecipient addAddressLabel addNetwork addSendToken approveSwap blockchainApiSwaps cancelConnect cancelPairing cancelPay cancelPurchase cancelSignIn catalogueErrors checkAccountName checkOrigin choosePayExchange closeModal coinbase confirmAccountName confirmSend confirmSwap connect createPortico describeTransaction disconnect flipSwap formatActivityCsv formatAssetId getAccountName getAddressLabel getOnrampProblem getPayProblem getProvider getSwapNetworks getSwapProblem getWalletFeatures goBack goBackTo groupActivity hideToast identityQueryOptions instanceErrors meld mergeActivity nativeBalanceQueryOptions onrampErrors openModal openPayPage parseAssetId payErrors portfolioQueryOptions prepareSignIn pushView readInitialState reconnect refreshExchanges refreshSwapQuote registerAccountName removeAddressLabel removeNetwork replaceView resetAccountName resetSend resetSwap resetView resumePayment resumePurchase retryPairing reviewSend reviewSwap selectAccount sendErrors sendTransaction setAccountNameText setActiveNamespace setMaxAmount setOnrampAmount setOnrampCurrency setOnrampToken setPairingLink setPayAmount setPayAsset setSendAmount setSendRecipient setSendToken setSlippage setSwapAmount setSwapToken setThemeMode setThemeVariables setUnlimitedApproval showToast signIn signInErrors signMessage signOut signTypedData startAccountName startAnalytics startOnramp startPairing startPay startPurchase startSend startSwap suggestAccountNames supportsFeature switchNetwork tokenBalancesQueryOptions track watchAccountName watchActivity watchIdentity watchNativeBalance watchNfts watchOnramp watchPairing watchPay watchPortfolio watchPortfolios watchPurchases watchSend watchSignIn watchSwap watchTokenBalances"`,
    )
    expect(keysOf(internal)).toMatchInlineSnapshot(`"definePart getInternals getPart getServiceQuery internals"`)
    expect(keysOf(ui)).toMatchInlineSnapshot(
      `"accountNamePart addressLabelsPart attachRouter buildDeepLink catalogueWalletQueryOptions createAccountNameState createInstalledLookup createOnrampState createPairingState createPayState createSignInState createSwapState disconnected embeddedWalletPart excludedWalletsQueryOptions featuredWalletsQueryOptions forgetDeepLink getAllWalletsRow getAllowedOrigins getCatalogueGroups getCatalogueImage getCatalogueWallet getConnectMethods getConnectorList getCustomWallets getDeepLinkChoice getInAppBrowserLink getNameZone getOnrampMethod getOpenWalletLink getRecentWallets getSendBalance getSendProblem getSendWarnings getWallet getWalletPlatforms hasAccount hasPlace isPaymentUnderWay isRegisteredName isUnderWay keepPlace leaveAfterConnect linkErrors listWalletRows loadCatalogueImage loadCatalogueWallet maxLabelLength mayListNfts mergeWalletLists mustSwitchNetwork nameConnectorPictures offersNames onPageFocus onrampPart openDeepLink pairingPart payPart preferNetwork queryClientPart readEnvironment recommendedWalletsQueryOptions rememberDeepLink rememberRecentCatalogueWallet rememberRecentWallet resolveMetadata resolveRequest resolveTheme restoreSend retryBalances returnToPlace routerPart routes sendPart servedQueryOptions showConnectorPictures showNetworkDrawings signInStatePart standBy sumHoldings swapPart toPictureUrl toastPart usesBlockchainApi usesCatalogue walletImageQueryOptions walletPagesQueryOptions walletSearchQueryOptions"`,
    )
    expect(keysOf(testing)).toMatchInlineSnapshot(
      `"createFakeCatalogue createFakeFrameClient createFakeSession createFakeSignClient createFakeSiwx createTestPortico walletConnectImage"`,
    )
    expect(keysOf(embeddedWallet)).toMatchInlineSnapshot(
      `"cancelEmailUpdate cancelLogin embeddedWallet embeddedWalletErrors rejectOpenRequests resendCode setPreferredAccountType startEmailLogin submitOtp submitPrimaryOtp submitSecondaryOtp updateEmail waitForDevice watchEmbeddedWallet"`,
    )
    expect(keysOf(walletconnect)).toMatchInlineSnapshot(`"walletConnect"`)
  })
})
