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

/** Keeps the storage in step with connections and networks, and tells other tabs when that changed it. */
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

/** Returns the namespaces that were disconnected for good, or `undefined` when the storage held all of it before. */
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
    // An entry another tab has removed does not come back because something else changes here.
    const network = namespace === activeNamespace ? undefined : stores.networks.active[namespace]
    const own = isOwn(state) && (kept || state !== seen[namespace]) && toStored(state, network)
    if (own) after[namespace] = [own]
    else if (kept) {
      const ends = forgets(state, seen[namespace], kept[0])
      if (ends && state.reason !== 'not-resumed') ended.push(namespace)
      // Without reconnecting nothing stored was ever looked at, so nothing of it may come back later.
      if (!ends && (options.enableReconnect || state.reason !== 'initial')) after[namespace] = kept
    }
    put(connectorIdKey(namespace), after[namespace]?.[0]?.connectorId)
  }
  // A page of the same site may have more adapters: what it stored stays, until a person disconnects all there is here.
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
  const network = store.get(activeNetworkKey)
  // A wallet may be on another network in each tab: only the tab where it moved says so.
  const isOthers =
    namespaces[activeNamespace]?.reason === 'other-tab' &&
    network?.startsWith(`${activeNamespace}:`) &&
    isOffered(stores.networks, network)
  if (!isOthers) put(activeNetworkKey, stores.networks.active[activeNamespace])
  return changed ? ended : undefined
}

/** What was taken over from the storage is not written back: two tabs that see different things would never rest. */
function isOwn({ status, reason }: NamespaceConnection): boolean {
  return status === 'connected' && reason !== 'other-tab'
}

function toStored(
  { connectorId, address, accounts }: NamespaceConnection,
  network: CaipNetworkId | undefined,
): StoredConnection | undefined {
  if (connectorId === undefined || address === undefined) return undefined
  const first = accounts[0]?.address
  const addresses = [...new Set([address, ...accounts.map((account) => account.address)])]
  return {
    connectorId,
    accounts: addresses.map((each) => ({ address: each })),
    ...(first !== address && { first }),
    ...(network && { network }),
  }
}

/** Whether a namespace has just lost the connection that is stored; another tab may have stored a newer one since. */
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
