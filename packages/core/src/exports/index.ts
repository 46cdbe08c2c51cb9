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
export type { CaipAddress, CaipNetworkId, ChainNamespace } from '../caip/types.js'
export type { Clock } from '../clock/types.js'
export type { Emitter } from '../emitter/types.js'
export type { ErrorDefinition, ErrorFactory } from '../errors/defineErrors.js'
export { defineErrors } from '../errors/defineErrors.js'
export { isPorticoError } from '../errors/isPorticoError.js'
export type { PorticoErrorOptions } from '../errors/PorticoError.js'
export { PorticoError } from '../errors/PorticoError.js'
export type { HttpClient, HttpRequest, QueryParameters } from '../http/types.js'
export type { LogEntry, Logger, LogLevel } from '../logger/types.js'
export type { BlockExplorer, NativeCurrency, Network, NetworkInput } from '../networks/types.js'
export type { CreateStoreParameters, Store } from '../storage/createStore.js'
export { createStore } from '../storage/createStore.js'
export type { StorageKey, StoragePort } from '../storage/types.js'
