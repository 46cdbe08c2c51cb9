export { walletConnect } from '../connectors/walletconnect/connector/walletConnect.js'
export type {
  PeerMetadata,
  ProposedNamespace,
  SessionNamespace,
  SessionRecord,
  SignClientEvent,
  SignClientPort,
} from '../connectors/walletconnect/port/SignClientPort.js'
export type { NamespaceOverride, WalletConnectOptions } from '../connectors/walletconnect/port/WalletConnectOptions.js'
