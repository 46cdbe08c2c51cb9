import type { NamespaceConnection } from './connectionState.js'
import { disconnected } from './disconnected.js'

/** Makes the state of a namespace whose stored connection is being resumed. */
export function reconnecting({ connectorId, address }: { connectorId: string; address: string }): NamespaceConnection {
  return { ...disconnected('stored'), status: 'reconnecting', connectorId, address, accounts: [{ address }] }
}
