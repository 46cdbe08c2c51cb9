import { getNamespace } from '@portico/core'
import { ref } from 'valtio/vanilla'
import type { ResolvedOptions } from '../instance/ResolvedOptions.js'
import {
  type ConnectionState,
  disconnected,
  type NamespaceConnection,
  reconnecting,
} from '../instance/state/connectionState.js'

/** Creates the initial state: nothing is connected, and accounts that a server passed in are shown as reconnecting. */
export function createConnectionState(options: ResolvedOptions): ConnectionState {
  const { networks, adapters, defaultNetwork, initialState, enableReconnect } = options
  const names = [...networks.map((network) => network.chainNamespace), ...adapters.map((adapter) => adapter.namespace)]
  const namespaces: Record<string, NamespaceConnection> = {}
  for (const name of names) {
    const stored = enableReconnect && initialState?.accounts[name]
    namespaces[name] ??= ref(stored ? reconnecting(stored) : disconnected('initial'))
  }
  const wanted = initialState?.activeNamespace
  const isKnown = networks.some((network) => network.chainNamespace === wanted)
  const activeNamespace = wanted && isKnown ? wanted : getNamespace(defaultNetwork)
  return { activeNamespace, namespaces, connectors: ref([]), initialized: false }
}
