export type {
  PeerMetadata,
  ProposedNamespace,
  SessionNamespace,
  SessionRecord,
  SignClientEvent,
  SignClientPort,
} from '../walletconnect/client/SignClientPort.js'
export type { NamespaceOverride, WalletConnectOptions } from '../walletconnect/WalletConnectOptions.js'
export { walletConnect } from '../walletconnect/walletConnect.js'
