export type {
  Actions,
  Adapter,
  AdapterFeature,
  PreparedTransfer,
  ResolvedName,
  Token,
  TokenBalance,
  TransactionReceipt,
  TransferDetails,
  TransferParameters,
} from '../adapter/Adapter.js'
export type { AdapterContext, AppMetadata } from '../adapter/AdapterContext.js'
export type { Account, Connection, ConnectionEvents } from '../adapter/Connection.js'
export type {
  Connector,
  ConnectorFactory,
  ConnectorType,
  ConnectParameters,
  PairingDetails,
  RestoreParameters,
  TransportState,
} from '../adapter/Connector.js'
export type { Eip1193Provider, NamespaceProviders, ProviderOf, RequestArguments } from '../adapter/Provider.js'
export { amountErrors } from '../amounts/amountErrors.js'
export type { FormatAmountOptions } from '../amounts/formatAmount.js'
export { formatAmount } from '../amounts/formatAmount.js'
export { parseAmount } from '../amounts/parseAmount.js'
export { limitConcurrency } from '../async/limitConcurrency.js'
export type { SettleOptions } from '../async/settle.js'
export { settle } from '../async/settle.js'
export { caipErrors } from '../caip/caipErrors.js'
export { formatCaipAddress } from '../caip/formatCaipAddress.js'
export { formatCaipNetworkId } from '../caip/formatCaipNetworkId.js'
export { isCaipAddress } from '../caip/isCaipAddress.js'
export { getNamespace, isCaipNetworkId, isChainNamespace } from '../caip/networkId.js'
export type { ParsedCaipAddress } from '../caip/parseCaipAddress.js'
export { parseCaipAddress } from '../caip/parseCaipAddress.js'
export type { ParsedCaipNetworkId } from '../caip/parseCaipNetworkId.js'
export { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from '../caip/types.js'
export type { Clock } from '../clock/clock.js'
export { systemClock } from '../clock/clock.js'
export type { CreateEmitterOptions, Emitter } from '../emitter/createEmitter.js'
export { createEmitter } from '../emitter/createEmitter.js'
export { addressErrors } from '../errors/addressErrors.js'
export { connectionErrors } from '../errors/connectionErrors.js'
export type { ErrorDefinition, ErrorFactory } from '../errors/defineErrors.js'
export { defineErrors } from '../errors/defineErrors.js'
export type { SessionErrorName } from '../errors/getSessionErrorName.js'
export { getSessionErrorName } from '../errors/getSessionErrorName.js'
export { internalErrors } from '../errors/internalErrors.js'
export { isPorticoError } from '../errors/isPorticoError.js'
export type { PorticoErrorOptions } from '../errors/PorticoError.js'
export { PorticoError } from '../errors/PorticoError.js'
export { sessionCodes } from '../errors/sessionCodes.js'
export type { ToWalletErrorOptions } from '../errors/toWalletError.js'
export { toWalletError } from '../errors/toWalletError.js'
export { transferErrors } from '../errors/transferErrors.js'
export { walletErrors } from '../errors/walletErrors.js'
export { formatRelativeTime } from '../format/formatRelativeTime.js'
export type { RelativeTime } from '../format/getRelativeTime.js'
export { getRelativeTime } from '../format/getRelativeTime.js'
export type { TruncateAddressOptions } from '../format/truncateAddress.js'
export { truncateAddress } from '../format/truncateAddress.js'
export { buildUrl } from '../http/buildUrl.js'
export type { CreateHttpClientParameters } from '../http/createHttpClient.js'
export { createHttpClient } from '../http/createHttpClient.js'
export { httpErrors } from '../http/httpErrors.js'
export type { HttpClient, HttpRequest, QueryParameters } from '../http/types.js'
export type { WaitParameters } from '../http/wait.js'
export { wait } from '../http/wait.js'
export type { WithRetryParameters } from '../http/withRetry.js'
export { isTransientRpcCode, withRetry } from '../http/withRetry.js'
export type { CreateLoggerOptions } from '../logger/createLogger.js'
export { createLogger } from '../logger/createLogger.js'
export { redact } from '../logger/redact.js'
export type { LogEntry, Logger, LogLevel } from '../logger/types.js'
export { chainErrors } from '../networks/chainErrors.js'
export { defaultChainId, defaultChainNumber, defaultNamespaces } from '../networks/defaults.js'
export { defineNetwork, networkErrors } from '../networks/defineNetwork.js'
export type { NamespaceInfo } from '../networks/getNamespaceInfo.js'
export { getNamespaceInfo } from '../networks/getNamespaceInfo.js'
export type { BlockExplorer, NativeCurrency, Network, NetworkInput } from '../networks/types.js'
export { matchOrigin } from '../origins/matchOrigin.js'
export type { CreateRpcClientParameters, RpcClient, RpcRequestOptions } from '../rpc/createRpcClient.js'
export { createRpcClient } from '../rpc/createRpcClient.js'
export type { RpcErrorParams } from '../rpc/readRpcResponse.js'
export { rpcErrors } from '../rpc/readRpcResponse.js'
export type { Cache } from '../storage/cacheKey.js'
export { cacheKey } from '../storage/cacheKey.js'
export type { CookieStorageOptions } from '../storage/cookieStorage.js'
export { cookieStorage, storageErrors } from '../storage/cookieStorage.js'
export type { CreateStoreParameters, Store } from '../storage/createStore.js'
export { createStore } from '../storage/createStore.js'
export { ensCacheKey, identityCacheKey, nativeBalanceCacheKey, portfolioCacheKey } from '../storage/keys/cacheKeys.js'
export type { StoredConnection, StoredConnections } from '../storage/keys/connectionKeys.js'
export { activeNamespaceKey, activeNetworkKey, connectionsKey } from '../storage/keys/connectionKeys.js'
export { deepLinkChoiceKey } from '../storage/keys/deepLinkChoiceKey.js'
export {
  emailKey,
  emailLoginUsedKey,
  lastEmailLoginTimeKey,
  lastUsedChainKey,
  smartAccountEnabledNetworksKey,
  socialUsernameKey,
} from '../storage/keys/embeddedWalletKeys.js'
export { preferredAccountTypesKey } from '../storage/keys/preferredAccountTypesKey.js'
export type { StoredWallet } from '../storage/keys/recentWalletsKey.js'
export { recentWalletsKey } from '../storage/keys/recentWalletsKey.js'
export { connectedNamespacesKey, connectionStatusKey, connectorIdKey } from '../storage/keys/sessionKeys.js'
export type { StoredSignInSession } from '../storage/keys/signInKeys.js'
export { signInNonceKey, signInSessionsKey, signInTokenKey } from '../storage/keys/signInKeys.js'
export type { StoredSocialProvider } from '../storage/keys/socialKeys.js'
export { connectedSocialKey, pendingSocialKey } from '../storage/keys/socialKeys.js'
export { memoryStorage } from '../storage/memoryStorage.js'
export type { ReadCacheEntryParameters } from '../storage/readCacheEntry.js'
export { readCacheEntry } from '../storage/readCacheEntry.js'
export type { StorageKey } from '../storage/storageKey.js'
export { jsonKey, textKey } from '../storage/storageKey.js'
export type { StoragePort } from '../storage/types.js'
export { webStorage } from '../storage/webStorage.js'
export type { WriteCacheEntryParameters } from '../storage/writeCacheEntry.js'
export { writeCacheEntry } from '../storage/writeCacheEntry.js'
export { isHexData, isSignedMessage, isTransactionHash } from '../validate/hexTexts.js'
export type { AccountType } from '../validate/isAccountType.js'
export { isAccountType } from '../validate/isAccountType.js'
export { isEmail } from '../validate/isEmail.js'
export { isRestrictedTimeZone, restrictedTimeZones } from '../validate/isRestrictedTimeZone.js'
export { isRegistrableName, nameErrors, toCoinType } from '../validate/nameRegistration.js'
export { isRecord, readRecord } from '../validate/records.js'
export { stripControls, toSafeImageUrl, toSafeLink } from '../validate/safeText.js'
