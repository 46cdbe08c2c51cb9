import { describe, expect, it } from 'vitest'
import * as index from './index.js'
import * as networks from './networks.js'
import * as testing from './testing.js'

const keysOf = (module: object) => Object.keys(module).sort().join(' ')

describe('exports', () => {
  it('are those of the last release, or a changeset tells of the difference', () => {
    expect(keysOf(index)).toMatchInlineSnapshot(
      `"PorticoError activeNamespaceKey activeNetworkKey addressErrors amountErrors buildUrl cacheKey caipErrors chainErrors connectedNamespacesKey connectedSocialKey connectionErrors connectionStatusKey connectionsKey connectorIdKey cookieStorage createEmitter createHttpClient createLogger createRpcClient createStore deepLinkChoiceKey defaultChainId defaultChainNumber defaultNamespaces defineErrors defineNetwork emailKey emailLoginUsedKey ensCacheKey formatAmount formatCaipAddress formatCaipNetworkId formatRelativeTime getNamespace getNamespaceInfo getRelativeTime getSessionErrorName httpErrors identityCacheKey internalErrors isAccountType isCaipAddress isCaipNetworkId isChainNamespace isEmail isHexData isPorticoError isRecord isRegistrableName isRestrictedTimeZone isSignedMessage isTransactionHash isTransientRpcCode jsonKey lastEmailLoginTimeKey lastUsedChainKey limitConcurrency matchOrigin memoryStorage nameErrors nativeBalanceCacheKey networkErrors parseAmount parseCaipAddress parseCaipNetworkId pendingSocialKey portfolioCacheKey preferredAccountTypesKey readCacheEntry readRecord recentWalletsKey redact restrictedTimeZones rpcErrors sessionCodes settle signInNonceKey signInSessionsKey signInTokenKey smartAccountEnabledNetworksKey socialUsernameKey storageErrors stripControls systemClock textKey toCoinType toSafeImageUrl toSafeLink toWalletError transferErrors truncateAddress wait walletErrors webStorage withRetry writeCacheEntry"`,
    )
    expect(keysOf(networks)).toMatchInlineSnapshot(
      `"abstract arbitrum arbitrumGoerli arbitrumSepolia aurora auroraTestnet avalanche avalancheFuji base baseGoerli baseSepolia berachain berachainBepolia berachainTestnetbArtio bitcoin bitcoinSignet bitcoinTestnet bsc bscTestnet celo datahavenTestnet evmos fantom filecoin gnosis goerli hedera holesky hoodi iotex kaia linea mainnet mantle mantleSepoliaTestnet metis monad monadTestnet moonbeam moonriver morph morphHolesky near odysseyTestnet optimism optimismGoerli optimismSepolia polygon polygonAmoy polygonMumbai polygonZkEvm ronin rootstock rootstockTestnet saigonLegacy scroll scrollSepolia sei sepolia solana solanaDevnet solanaTestnet sonic sonicBlazeTestnet ton tonTestnet tron tronNile tronShasta unichain unichainSepolia wemix wemixTestnet zkSync zkSyncSepoliaTestnet zkSyncTestnet zora zoraSepolia zoraTestnet"`,
    )
    expect(keysOf(testing)).toMatchInlineSnapshot(
      `"createFakeAdapter createFakeClock createFakeConnection createFakeConnector createFakeContext createFakeFetch createFakeProvider createFaultyStorage"`,
    )
  })
})
