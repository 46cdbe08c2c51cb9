export type {
  Actions,
  Adapter,
  PreparedTransfer,
  ResolvedName,
  Token,
  TokenBalance,
  TransactionReceipt,
  TransferParameters,
} from '../adapter/Adapter.js'
export type { AdapterContext, AppMetadata } from '../adapter/AdapterContext.js'
export type { Account, AccountType, Connection, ConnectionEvents } from '../adapter/Connection.js'
export type {
  Connector,
  ConnectorFactory,
  ConnectorType,
  ConnectParameters,
  RestoreParameters,
} from '../adapter/Connector.js'
export type { Eip1193Provider, NamespaceProviders, ProviderOf, RequestArguments } from '../adapter/Provider.js'
export { caipErrors } from '../caip/caipErrors.js'
export { formatCaipAddress } from '../caip/formatCaipAddress.js'
export { formatCaipNetworkId } from '../caip/formatCaipNetworkId.js'
export { getNamespace } from '../caip/getNamespace.js'
export { isCaipAddress } from '../caip/isCaipAddress.js'
export { isCaipNetworkId } from '../caip/isCaipNetworkId.js'
export { isChainNamespace } from '../caip/isChainNamespace.js'
export type { ParsedCaipAddress } from '../caip/parseCaipAddress.js'
export { parseCaipAddress } from '../caip/parseCaipAddress.js'
export type { ParsedCaipNetworkId } from '../caip/parseCaipNetworkId.js'
export { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
export type { CaipAddress, CaipNetworkId, ChainNamespace } from '../caip/types.js'
export { systemClock } from '../clock/systemClock.js'
export type { Clock } from '../clock/types.js'
export type { CreateEmitterOptions } from '../emitter/createEmitter.js'
export { createEmitter } from '../emitter/createEmitter.js'
export type { Emitter } from '../emitter/types.js'
export { addressErrors } from '../errors/addressErrors.js'
export { chainErrors } from '../errors/chainErrors.js'
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
export type { HttpClient, HttpRequest, QueryParameters } from '../http/types.js'
export type { CreateLoggerOptions } from '../logger/createLogger.js'
export { createLogger } from '../logger/createLogger.js'
export { redact } from '../logger/redact.js'
export type { LogEntry, Logger, LogLevel } from '../logger/types.js'
export { defaultChainId, defaultChainNumber, defaultNamespaces } from '../networks/defaults.js'
export { defineNetwork } from '../networks/defineNetwork.js'
export type { NamespaceInfo } from '../networks/getNamespaceInfo.js'
export { getNamespaceInfo } from '../networks/getNamespaceInfo.js'
export { networkErrors } from '../networks/networkErrors.js'
export type { BlockExplorer, NativeCurrency, Network, NetworkInput } from '../networks/types.js'
export type { CreateStoreParameters, Store } from '../storage/createStore.js'
export { createStore } from '../storage/createStore.js'
export type { StorageKey, StoragePort } from '../storage/types.js'
