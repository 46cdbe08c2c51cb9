import type { AppMetadata, CaipNetworkId, ChainNamespace } from '@portico/core'
import type { SignClientPort } from './SignClientPort.js'

/** Replaces parts of what is requested from wallets. */
export type NamespaceOverride = {
  /** Methods per namespace, instead of the default ones. */
  readonly methods?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>> | undefined
  /** Networks per namespace, instead of the app's. */
  readonly chains?: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[]>>> | undefined
  /** Events per namespace, instead of the default ones. */
  readonly events?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>> | undefined
  /** RPC URLs by network. A namespace with any is read only through these. */
  readonly rpcMap?: Readonly<Record<CaipNetworkId, string>> | undefined
  /** Network on which a connection starts if the wallet approved it. */
  readonly defaultChain?: CaipNetworkId | undefined
}

/** Options of `walletConnect`. */
export type WalletConnectOptions = {
  /**
   * A custom client, or a function that creates it when it is first needed. Its settings are not changed, and it is not
   * closed with the instance.
   */
  readonly client?: SignClientPort | (() => SignClientPort | Promise<SignClientPort>) | undefined
  /** URL of the relay. Default: the instance's `services.relay`. */
  readonly relayUrl?: string | undefined
  /** Description of the app that wallets show. Default: the instance's `metadata`. */
  readonly metadata?: Partial<AppMetadata> | undefined
  readonly universalProviderConfigOverride?: NamespaceOverride | undefined
  /**
   * Hosts of bundlers that a wallet may name for `wallet_getCallsStatus`, such as `bundler.example` or
   * `*.bundler.example`. They are requested over https only. Default: none.
   */
  readonly bundlerHosts?: readonly string[] | undefined
  /**
   * Whether to call the method `test` of a node before it is first read. Default: only for the hosted JSON-RPC service,
   * not for custom RPC URLs.
   */
  readonly ping?: boolean | undefined
  /** Whether the client may report its errors to the vendor. Default: `false`. */
  readonly telemetry?: boolean | undefined
}
