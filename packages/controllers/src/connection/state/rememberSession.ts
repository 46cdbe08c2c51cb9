import type { CaipNetworkId, ChainNamespace, StorageKey } from '@portico/core'
import {
  activeNamespaceKey,
  activeNetworkKey,
  connectedNamespacesKey,
  connectionStatusKey,
  connectionsKey,
  connectorIdKey,
  type StoredConnection,
} from '@portico/core/internal'
import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import type { NamespaceConnection } from '../../instance/state/connectionState.js'
import { isOffered } from '../../instance/state/networksState.js'

type States = Readonly<Record<string, NamespaceConnection>>

/** Keeps the storage in sync with connections and networks, and notifies other tabs of changes. */
export function rememberSession(portico: Portico): () => void {
  const inner = getInternals(portico)
  const { connection, networks } = inner.stores
  let seen: States = { ...connection.namespaces }
  const write = () => {
    const ended = writeSession(portico, seen)
    seen = { ...connection.namespaces }
    if (ended) inner.channel?.postMessage(ended)
  }
  const stops = [subscribe(connection, write), subscribe(networks, write)]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Stores the session. Returns the namespaces that were disconnected for good, or `undefined` if nothing has changed.
 */
function writeSession(portico: Portico, seen: States): readonly ChainNamespace[] | undefined {
  const { options, store, stores } = getInternals(portico)
  const { activeNamespace, namespaces } = stores.connection
  const before = store.get(connectionsKey) ?? {}
  const after: Record<string, readonly StoredConnection[]> = {}
  const ended: ChainNamespace[] = []
  let changed = false
  const put = <value>(key: StorageKey<value>, value: value | undefined) => {
    const toText = (each: value | undefined) => each && key.format(each)
    if (toText(store.get(key)) === toText(value)) return
    changed = true
    if (value === undefined) store.remove(key)
    else store.set(key, value)
  }
  for (const [namespace, state] of Object.entries(namespaces)) {
    const kept = before[namespace]
    // An entry that another tab has removed must not come back because something else changes here.
    const networkId = namespace === activeNamespace ? undefined : stores.networks.active[namespace]
    const own = isOwn(state) && (kept || state !== seen[namespace]) && toStored(state, networkId)
    if (own) after[namespace] = [own]
    else if (kept) {
      const ends = forgets(state, seen[namespace], kept[0])
      if (ends && state.reason !== 'not-resumed') ended.push(namespace)
      // If restoring is off, stored connections were never checked, so they must not come back later.
      if (!ends && (options.enableReconnect || state.reason !== 'initial')) after[namespace] = kept
    }
    put(connectorIdKey(namespace), after[namespace]?.[0]?.connectorId)
  }
  // Another page of the site may have more adapters. Its entries are kept until the user disconnects everything here.
  const isLeft = Object.keys(after).length === 0 && ended.some((name) => namespaces[name]?.reason === 'user')
  for (const [namespace, kept] of Object.entries(before)) {
    if (namespaces[namespace]) continue
    if (kept && !isLeft) after[namespace] = kept
    else ended.push(namespace)
    put(connectorIdKey(namespace), after[namespace]?.[0]?.connectorId)
  }
  const connected = Object.keys(after)
  const isConnected = connected.length > 0
  put(connectionsKey, isConnected ? after : undefined)
  put(connectedNamespacesKey, isConnected ? connected : undefined)
  const wasEver = isConnected || ended.length > 0 || store.get(connectionStatusKey)
  put(connectionStatusKey, wasEver ? (isConnected ? 'connected' : 'disconnected') : undefined)
  put(activeNamespaceKey, activeNamespace)
  const networkId = store.get(activeNetworkKey)
  // A wallet may be on a different network in each tab, so only the tab where it moved stores the network.
  const isOthers =
    namespaces[activeNamespace]?.reason === 'other-tab' &&
    networkId?.startsWith(`${activeNamespace}:`) &&
    isOffered(stores.networks, networkId)
  if (!isOthers) put(activeNetworkKey, stores.networks.active[activeNamespace])
  return changed ? ended : undefined
}

/**
 * Connections adopted from another tab are not written back: two tabs that differ would overwrite each other forever.
 */
function isOwn({ status, reason }: NamespaceConnection): boolean {
  return status === 'connected' && reason !== 'other-tab'
}

function toStored(
  { connectorId, address, accounts }: NamespaceConnection,
  networkId: CaipNetworkId | undefined,
): StoredConnection | undefined {
  if (connectorId === undefined || address === undefined) return undefined
  const first = accounts[0]?.address
  const addresses = [...new Set([address, ...accounts.map((account) => account.address)])]
  return {
    connectorId,
    accounts: addresses.map((each) => ({ address: each })),
    ...(first !== address && { first }),
    ...(networkId && { networkId }),
  }
}

/** Whether a namespace has just lost the stored connection. Another tab may have stored a newer one since. */
function forgets(
  state: NamespaceConnection,
  before: NamespaceConnection | undefined,
  stored: StoredConnection | undefined,
): boolean {
  if (state === before || state.status !== 'disconnected') return false
  if (state.reason === 'user') return true
  const isSame = before?.connectorId !== undefined && before.connectorId === stored?.connectorId
  return isSame && (state.reason === 'wallet' || state.reason === 'not-resumed')
}
