export type {
  Actions,
  Adapter,
  AdapterFeature,
  PreparedTransfer,
  PrimaryName,
  ResolvedName,
  Token,
  TokenBalance,
  TokenItem,
  TransactionReceipt,
  TransferDetails,
  TransferParameters,
  WalletAsset,
} from '../adapter/Adapter.js'
export type { AdapterContext, AppMetadata } from '../adapter/AdapterContext.js'
export type {
  Call,
  CallsSimulation,
  PrepareCallsParameters,
  PreparedCalls,
  SimulateCallsParameters,
} from '../adapter/Calls.js'
export type { Account, Connection, ConnectionEvents } from '../adapter/Connection.js'
export type {
  Connector,
  ConnectorFactory,
  ConnectorType,
  ConnectParameters,
  ConnectSignIn,
  PairingDetails,
  RestoreParameters,
  TransportState,
} from '../adapter/Connector.js'
export type {
  OnrampOffer,
  OnrampProvider,
  OnrampRecord,
  OnrampRequest,
  OnrampSource,
} from '../adapter/OnrampProvider.js'
export type { Eip1193Provider, NamespaceProviders, ProviderOf, RequestArguments } from '../adapter/Provider.js'
export type { Siwx, SiwxCacao, SiwxMessage, SiwxMessageData, SiwxSession } from '../adapter/Siwx.js'
export type { SwapCall, SwapOffer, SwapProvider, SwapRequest, SwapSource, SwapTerms } from '../adapter/SwapProvider.js'
export type { FormatAmountOptions } from '../amounts/formatAmount.js'
export { formatAmount } from '../amounts/formatAmount.js'
export { parseAmount } from '../amounts/parseAmount.js'
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
export { isPorticoError } from '../errors/isPorticoError.js'
export type { PorticoErrorOptions } from '../errors/PorticoError.js'
export { PorticoError } from '../errors/PorticoError.js'
export { siwxErrors } from '../errors/siwxErrors.js'
export type { UnsafeReason } from '../errors/swapErrors.js'
export { swapErrors } from '../errors/swapErrors.js'
export type { ToWalletErrorOptions } from '../errors/toWalletError.js'
export { toWalletError } from '../errors/toWalletError.js'
export { transferErrors } from '../errors/transferErrors.js'
export { walletErrors } from '../errors/walletErrors.js'
export type { TruncateAddressOptions } from '../format/truncateAddress.js'
export { truncateAddress } from '../format/truncateAddress.js'
export type { HttpClient, HttpRequest, QueryParameters } from '../http/types.js'
export type { CreateLoggerOptions } from '../logger/createLogger.js'
export { createLogger } from '../logger/createLogger.js'
export type { LogEntry, Logger, LogLevel } from '../logger/types.js'
export { defineNetwork, networkErrors } from '../networks/defineNetwork.js'
export type { BlockExplorer, NativeCurrency, Network, NetworkInput } from '../networks/types.js'
export type { CreateRpcClientParameters, RpcClient, RpcRequestOptions } from '../rpc/createRpcClient.js'
export { createRpcClient } from '../rpc/createRpcClient.js'
export type { CookieStorageOptions } from '../storage/cookieStorage.js'
export { cookieStorage, storageErrors } from '../storage/cookieStorage.js'
export type { CreateStoreParameters, Store } from '../storage/createStore.js'
export { createStore } from '../storage/createStore.js'
export { memoryStorage } from '../storage/memoryStorage.js'
export type { StorageKey } from '../storage/storageKey.js'
export { jsonKey, textKey } from '../storage/storageKey.js'
export type { StoragePort } from '../storage/types.js'
export { webStorage } from '../storage/webStorage.js'
export type { AccountType } from '../validate/isAccountType.js'
export { isAccountType } from '../validate/isAccountType.js'
export { isEmail } from '../validate/isEmail.js'
