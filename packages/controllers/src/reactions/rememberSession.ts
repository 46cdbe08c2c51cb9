import {
  activeNamespaceKey,
  activeNetworkKey,
  type ChainNamespace,
  connectedNamespacesKey,
  connectionStatusKey,
  connectionsKey,
  connectorIdKey,
  type StorageKey,
  type StoredConnection,
} from '@portico/core'
import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'

/** Keeps the storage in step with connections and networks, and tells other tabs when that changed it. */
export function rememberSession(portico: Portico): () => void {
  const inner = getInternals(portico)
  const { connection, networks } = inner.stores
  const write = () => {
    const ended = writeSession(portico)
    if (ended) inner.channel?.postMessage(ended)
  }
  const stops = [subscribe(connection, write), subscribe(networks, write)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Returns the namespaces that were disconnected for good, or `undefined` when the storage held all of it before. */
function writeSession(portico: Portico): readonly ChainNamespace[] | undefined {
  const { store, stores } = getInternals(portico)
  const { activeNamespace, namespaces } = stores.connection
  const before = store.get(connectionsKey) ?? {}
  const after: Record<string, readonly StoredConnection[]> = {}
  const ended: ChainNamespace[] = []
  let changed = false
  const put = <value>(key: StorageKey<value>, value: value | undefined) => {
    const old = store.get(key)
    const same = value === undefined ? old === undefined : old !== undefined && key.format(old) === key.format(value)
    if (same) return
    changed = true
    if (value === undefined) store.remove(key)
    else store.set(key, value)
  }
  for (const [namespace, { status, reason, connectorId, address, accounts }] of Object.entries(namespaces)) {
    const kept = before[namespace]
    if (connectorId !== undefined && address !== undefined) {
      const others = accounts.filter((account) => account.address !== address)
      const selected = accounts.find((account) => account.address === address) ?? { address }
      after[namespace] = [{ connectorId, accounts: [selected, ...others] }]
    } else if (status === 'disconnected' && ['user', 'wallet', 'other-tab'].includes(reason)) {
      if (kept && reason !== 'other-tab') ended.push(namespace)
    } else if (kept && !['initial', 'not-resumed'].includes(reason)) after[namespace] = kept
    put(connectorIdKey(namespace), after[namespace]?.[0]?.connectorId)
  }
  const connected = Object.keys(after)
  put(connectionsKey, connected.length > 0 ? after : undefined)
  put(connectedNamespacesKey, connected.length > 0 ? connected : undefined)
  put(
    connectionStatusKey,
    connected.length > 0
      ? 'connected'
      : ended.length > 0
        ? 'disconnected'
        : store.get(connectionStatusKey) && 'disconnected',
  )
  put(activeNamespaceKey, activeNamespace)
  put(activeNetworkKey, stores.networks.active[activeNamespace])
  return changed ? ended : undefined
}
