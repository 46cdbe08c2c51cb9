import type { Account, CaipAddress, CaipNetworkId, ChainNamespace, Network } from '@portico/core'
import type { AccountDetails } from './state/AccountDetails.js'
import type { ConnectionReason, ConnectionStatus, ConnectorInfo } from './state/connectionState.js'
import type { ViewName } from './state/routes.js'
import type { ThemeMode, ThemeVariables } from './state/themeState.js'

/** Public state of one namespace. */
export type NamespaceState = AccountDetails & {
  readonly status: ConnectionStatus
  readonly reason: ConnectionReason
  readonly connectorId: string | undefined
  readonly address: string | undefined
  readonly caipAddress: CaipAddress | undefined
  readonly accounts: readonly Account[]
  /** The wallet's network while connected, else the app's choice. */
  readonly networkId: CaipNetworkId | undefined
  /** Whether `network` is one the app offers. */
  readonly supported: boolean
  readonly approved: readonly CaipNetworkId[] | 'all'
}

/** An immutable snapshot of an instance. */
export type PorticoState = {
  readonly initialized: boolean
  readonly activeNamespace: ChainNamespace
  /** The active network of the active namespace. */
  readonly network: Network
  readonly networks: readonly Network[]
  readonly namespaces: Readonly<Record<string, NamespaceState>>
  readonly connectors: readonly ConnectorInfo[]
  readonly modal: { readonly open: boolean; readonly view: ViewName | undefined }
  readonly theme: { readonly mode: ThemeMode; readonly variables: ThemeVariables }
}
