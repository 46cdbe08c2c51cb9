import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import type { AdapterContext } from './AdapterContext.js'
import type { Connection } from './Connection.js'

/** How a connector reaches its wallet; decides its place in the list. */
export type ConnectorType = 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'AUTH' | 'MULTI_CHAIN'

/** What `Connector.connect` takes. */
export type ConnectParameters = {
  /** Namespaces to connect; a connector may grant fewer. */
  readonly namespaces: readonly ChainNamespace[]
  /** Networks of those namespaces the app offers, the preferred one first. */
  readonly chains: readonly CaipNetworkId[]
  /** Aborts the wait; the promise then rejects with `connection/aborted`. */
  readonly signal: AbortSignal
  /** Receives the pairing URI of connectors that show a code, and a fresh one before it expires. */
  readonly onUri?: ((uri: string, details: PairingDetails) => void) | undefined
  /** Follows how a connector that pairs over a relay reaches it. */
  readonly onTransport?: ((state: TransportState) => void) | undefined
}

/** What is known of a pairing beside its link. */
export type PairingDetails = {
  /** When a fresh URI takes this one's place, in milliseconds since the Unix epoch. */
  readonly expiresAt: number
}

/** `trying`: nothing heard for 10 s, still being tried. */
export type TransportState = 'connecting' | 'open' | 'trying' | 'offline'

/** What `Connector.restore` takes. */
export type RestoreParameters = {
  readonly namespaces: readonly ChainNamespace[]
  /** Networks of those namespaces the app offers, the one last used first. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  /**
   * Whether to wait for the answer of a wallet that was asked by code before the page went away, in place of resuming a
   * connection. Asked only of connectors that pair over a relay.
   */
  readonly pairing?: boolean | undefined
  readonly signal: AbortSignal
}

/** One way to reach one wallet. Holds no app state. */
export type Connector = {
  /** Stable over reloads: rdns, else the name, of an announced wallet; `injected`; `walletConnect`; `AUTH`. */
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly namespaces: readonly ChainNamespace[]
  /** Data, https or http URL of the picture. Validated where it enters. */
  readonly image?: string | undefined
  readonly imageId?: string | undefined
  /** Id of the wallet in the catalogue. */
  readonly explorerId?: string | undefined
  readonly rdns?: string | undefined
  /** How long `restore` may take, in milliseconds. Default 10 s. */
  readonly restoreTimeoutMs?: number | undefined
  /** Loads the code that `connect` needs, ahead of it. Rejects when it cannot be downloaded. */
  load?(): Promise<unknown>
  /** Opens the wallet's own prompt. Rejects with a `PorticoError`; `wallet/rejected` when the person declines. */
  connect(parameters: ConnectParameters): Promise<Connection>
  /** Resumes an earlier connection. Never prompts; resolves `undefined` when nothing can be resumed. */
  restore(parameters: RestoreParameters): Promise<Connection | undefined>
}

/** Makes a connector for one instance. `connectors: [walletConnect()]` takes these. */
export type ConnectorFactory = (context: AdapterContext) => Connector
