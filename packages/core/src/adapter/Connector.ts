import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import type { AccountType } from '../validate/isAccountType.js'
import type { AdapterContext } from './AdapterContext.js'
import type { Connection } from './Connection.js'
import type { SiwxMessage, SiwxSession } from './Siwx.js'

/** How a connector reaches its wallet. Determines its position in the list. */
export type ConnectorType = 'WALLET_CONNECT' | 'INJECTED' | 'ANNOUNCED' | 'EXTERNAL' | 'AUTH' | 'MULTI_CHAIN'

/** A sign-in that a connector may have the wallet do together with connecting. */
export type ConnectSignIn = {
  /**
   * Creates a message with a fresh nonce. Rejects if there is none now; the connector then connects without.
   *
   * @param chainId Network to sign in on.
   * @param address The account; `''` if it is not known yet, and the wallet writes it into the text.
   * @returns `undefined` if the account is signed in already, or the app has no sign-in on this network.
   */
  createMessage(chainId: CaipNetworkId, address: string): Promise<SiwxMessage | undefined>
  /**
   * Verifies and keeps what the wallet signed. Never rejects: whoever offered the sign-in tells what failed.
   *
   * @param sessions What was signed, of one account.
   * @param type Type of the account, where the connector knows it.
   */
  keep(sessions: readonly SiwxSession[], type?: AccountType): Promise<void>
  /** Call when the user has declined to sign, so that they are told instead of asked again. */
  decline(cause: unknown): void
}

/** What `Connector.connect` takes. */
export type ConnectParameters = {
  /** Namespaces to connect. The wallet may approve fewer. */
  readonly namespaces: readonly ChainNamespace[]
  /** Networks of those namespaces that the app offers, the preferred one first. */
  readonly chains: readonly CaipNetworkId[]
  /** Aborts the wait; the promise then rejects with `connection/aborted`. */
  readonly signal: AbortSignal
  /** Called with the pairing URI of connectors that show a QR code, and with a new one before it expires. */
  readonly onUri?: ((uri: string, details: PairingDetails) => void) | undefined
  /** Called with the state of the relay connection, for connectors that use one. */
  readonly onTransport?: ((state: TransportState) => void) | undefined
  /** Given if the account is to be signed in; connectors whose wallets cannot do both at once ignore it. */
  readonly signIn?: ConnectSignIn | undefined
}

/** Details of a pairing besides its link. */
export type PairingDetails = {
  /** When a new URI replaces this one, in milliseconds since the Unix epoch. */
  readonly expiresAt: number
}

/** `trying`: no connection for 10 s, still retrying. */
export type TransportState = 'connecting' | 'open' | 'trying' | 'offline'

/** What `Connector.restore` takes. */
export type RestoreParameters = {
  readonly namespaces: readonly ChainNamespace[]
  /** Networks of those namespaces that the app offers, the last used one first. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  /**
   * Whether to wait for a wallet's answer to a QR code or link that was shown before a reload, instead of restoring a
   * connection. Only used by connectors that pair over a relay.
   */
  readonly pairing?: boolean | undefined
  /** Given with `pairing` if the account is to be signed in: the wallet may have done so while it connected. */
  readonly signIn?: ConnectSignIn | undefined
  readonly signal: AbortSignal
}

/** One way to reach one wallet. Holds no app state. */
export type Connector = {
  /** Stable across reloads: rdns or name of an announced wallet, `injected`, `walletConnect` or `AUTH`. */
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly namespaces: readonly ChainNamespace[]
  /** Data, https or http URL of the image. Validated on input. */
  readonly image?: string | undefined
  readonly imageId?: string | undefined
  /** Id of the wallet in the catalogue. */
  readonly explorerId?: string | undefined
  readonly rdns?: string | undefined
  /** Timeout of `restore` in milliseconds. Default: 10 s. */
  readonly restoreTimeoutMs?: number | undefined
  /** Preloads the code that `connect` needs. Rejects if it cannot be downloaded. */
  load?(): Promise<unknown>
  /** Opens the wallet's own prompt. Rejects with a `PorticoError`, `wallet/rejected` if the user declines. */
  connect(parameters: ConnectParameters): Promise<Connection>
  /** Restores an earlier connection. Never prompts. Resolves with `undefined` if there is nothing to restore. */
  restore(parameters: RestoreParameters): Promise<Connection | undefined>
}

/** Creates a connector for one instance. `connectors: [walletConnect()]` takes these. */
export type ConnectorFactory = (context: AdapterContext) => Connector
