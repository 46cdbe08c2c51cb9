import { describe, expect, it } from 'vitest'
import * as index from './index.js'
import * as internal from './internal.js'
import * as networks from './networks.js'
import * as testing from './testing.js'

const keysOf = (module: object) => Object.keys(module).sort().join(' ')

describe('exports', () => {
  it('are those of the last release, or a changeset tells of the difference', () => {
    expect(keysOf(index)).toMatchInlineSnapshot(
      `"PorticoError addressErrors connectionErrors cookieStorage createEmitter createLogger createRpcClient createStore defineErrors defineNetwork formatAmount formatCaipAddress formatCaipNetworkId getNamespace isAccountType isCaipAddress isCaipNetworkId isChainNamespace isEmail isPorticoError jsonKey memoryStorage networkErrors parseAmount parseCaipAddress parseCaipNetworkId siwxErrors storageErrors swapErrors systemClock textKey toWalletError transferErrors truncateAddress walletErrors webStorage"`,
    )
    expect(keysOf(internal)).toMatchInlineSnapshot(
      `"activeNamespaceKey activeNetworkKey amountErrors buildUrl cacheKey caipErrors chainErrors connectedNamespacesKey connectedSocialKey connectionStatusKey connectionsKey connectorIdKey createHttpClient deepLinkChoiceKey defaultChainId defaultChainNumber defaultNamespaces emailKey emailLoginUsedKey ensCacheKey getNamespaceInfo getRelativeTime getSessionErrorName httpErrors identityCacheKey internalErrors isHexData isRecord isRegistrableName isRestrictedTimeZone isSignedMessage isTransactionHash isTransientRpcCode lastEmailLoginTimeKey lastUsedChainKey limitConcurrency linkSignals matchOrigin nameErrors nativeBalanceCacheKey pendingSocialKey portfolioCacheKey preferredAccountTypesKey readCacheEntry readFrameChainId readMessageData readRecord recentWalletsKey redact restrictedTimeZones rpcErrors sentTransactionLimits sentTransactionsKey sessionCodes settle signInNonceKey signInSessionsKey signInTokenKey smartAccountEnabledNetworksKey socialUsernameKey stripControls toCoinType toFrameChainId toSafeImageUrl toSafeLink wait withRetry writeCacheEntry"`,
    )
    expect(keysOf(networks)).toMatchInlineSnapshot(
      `"abstract arbitrum arbitrumGoerli arbitrumSepolia aurora auroraTestnet avalanche avalancheFuji base baseGoerli baseSepolia berachain berachainBepolia berachainTestnetbArtio bitcoin bitcoinSignet bitcoinTestnet bsc bscTestnet celo datahavenTestnet evmos fantom filecoin gnosis goerli hedera holesky hoodi iotex kaia linea mainnet mantle mantleSepoliaTestnet metis monad monadTestnet moonbeam moonriver morph morphHolesky near odysseyTestnet optimism optimismGoerli optimismSepolia polygon polygonAmoy polygonMumbai polygonZkEvm ronin rootstock rootstockTestnet saigonLegacy scroll scrollSepolia sei sepolia solana solanaDevnet solanaTestnet sonic sonicBlazeTestnet ton tonTestnet tron tronNile tronShasta unichain unichainSepolia wemix wemixTestnet zkSync zkSyncSepoliaTestnet zkSyncTestnet zora zoraSepolia zoraTestnet"`,
    )
    expect(keysOf(testing)).toMatchInlineSnapshot(
      `"NodeError createFakeAdapter createFakeClock createFakeConnection createFakeConnector createFakeContext createFakeFetch createFakeNode createFakeProvider createFaultyStorage"`,
    )
  })
})
