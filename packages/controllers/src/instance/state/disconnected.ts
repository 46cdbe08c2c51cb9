import type { ConnectionReason, NamespaceConnection } from './connectionState.js'

/** Makes the state of a namespace without a wallet. */
export function disconnected(reason: ConnectionReason): NamespaceConnection {
  return {
    status: 'disconnected',
    reason,
    connectorId: undefined,
    address: undefined,
    accounts: [],
    network: undefined,
    approved: [],
  }
}
