import type { Account, CaipNetworkId, ChainNamespace, Connector } from '@portico/core'

/**
 * States of one namespace. `reconnecting`: an earlier connection is being restored and the stored address is shown, but
 * not confirmed by the wallet yet.
 */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

/** Why a namespace is in its state. */
export type ConnectionReason =
  | 'initial'
  | 'stored'
  | 'user'
  | 'restored'
  | 'rejected'
  | 'aborted'
  | 'failed'
  | 'not-resumed'
  | 'wallet'
  | 'other-tab'

/** The connection of one namespace. */
export type NamespaceConnection = {
  status: ConnectionStatus
  reason: ConnectionReason
  connectorId: string | undefined
  /** The selected account. */
  address: string | undefined
  accounts: readonly Account[]
  /** The network the wallet is on; `undefined` when unknown. May be one the app does not offer. */
  networkId: CaipNetworkId | undefined
  approved: readonly CaipNetworkId[] | 'all'
}

/** Public, serialisable facts about a connector. */
export type ConnectorInfo = Pick<
  Connector,
  'id' | 'name' | 'type' | 'namespaces' | 'image' | 'imageId' | 'explorerId' | 'rdns'
>

/** Store of connections and of the known connectors. */
export type ConnectionState = {
  activeNamespace: ChainNamespace
  /** By namespace: all that the app has networks or an adapter for. */
  namespaces: Record<string, NamespaceConnection>
  /** Every connector that is available now, unmerged and unordered; see `getConnectorList`. */
  connectors: readonly ConnectorInfo[]
  /** Whether the first discovery and restore after `start` have finished. */
  initialized: boolean
}

/** Creates the state of a namespace without a wallet. */
export function disconnected(reason: ConnectionReason): NamespaceConnection {
  return {
    status: 'disconnected',
    reason,
    connectorId: undefined,
    address: undefined,
    accounts: [],
    networkId: undefined,
    approved: [],
  }
}

/** Creates the state of a namespace whose stored connection is being restored. */
export function reconnecting({ connectorId, address }: { connectorId: string; address: string }): NamespaceConnection {
  return { ...disconnected('stored'), status: 'reconnecting', connectorId, address, accounts: [{ address }] }
}
