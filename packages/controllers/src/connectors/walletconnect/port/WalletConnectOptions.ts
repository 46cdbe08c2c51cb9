import type { AppMetadata, CaipNetworkId, ChainNamespace } from '@portico/core'
import type { SignClientPort } from './SignClientPort.js'

/** Replaces parts of what wallets are asked for. */
export type NamespaceOverride = {
  /** Methods per namespace, in place of the usual ones. */
  readonly methods?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>> | undefined
  /** Networks per namespace, in place of the app's. */
  readonly chains?: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[]>>> | undefined
  /** Events per namespace, in place of the usual ones. */
  readonly events?: Readonly<Partial<Record<ChainNamespace, readonly string[]>>> | undefined
  /** RPC URLs by network; a namespace that is named here is read through these alone. */
  readonly rpcMap?: Readonly<Record<CaipNetworkId, string>> | undefined
  /** Network a connection starts on when the wallet approved it. */
  readonly defaultChain?: CaipNetworkId | undefined
}

/** Options of `walletConnect`. */
export type WalletConnectOptions = {
  /**
   * A client of your own, or a function that makes it when it is first needed. It is used as it is: neither its
   * settings nor its life are touched.
   */
  readonly client?: SignClientPort | (() => SignClientPort | Promise<SignClientPort>) | undefined
  /** URL of the relay. Default: the instance's `services.relay`. */
  readonly relayUrl?: string | undefined
  /** What wallets show of the app. Default: the instance's `metadata`. */
  readonly metadata?: Partial<AppMetadata> | undefined
  readonly universalProviderConfigOverride?: NamespaceOverride | undefined
  /**
   * Hosts of bundlers that a wallet may name for `wallet_getCallsStatus`, such as `bundler.example` or
   * `*.bundler.example`; they are asked over https only. Default: none.
   */
  readonly bundlerHosts?: readonly string[] | undefined
  /**
   * Whether a node is sent a call of the method `test` before it is first read. Default: the hosted JSON-RPC service is,
   * RPC URLs of your own are not.
   */
  readonly ping?: boolean | undefined
  /** Default `false`: whether the client may report its errors to the vendor. */
  readonly telemetry?: boolean | undefined
}
