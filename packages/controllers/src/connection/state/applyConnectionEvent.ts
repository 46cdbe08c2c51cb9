import type { ChainNamespace } from '@portico/core'
import { ref } from 'valtio/vanilla'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { disconnected, type NamespaceConnection } from '../../instance/state/connectionState.js'
import { isOffered } from '../../instance/state/networksState.js'
import { type ConnectionEvent, transition } from './transition.js'

/** Applies an event to one namespace and notifies listeners of actual changes. */
export function applyConnectionEvent(portico: Portico, namespace: ChainNamespace, event: ConnectionEvent): void {
  const { stores } = getInternals(portico)
  const { namespaces } = stores.connection
  const before = namespaces[namespace] ?? disconnected('initial')
  const after = transition(before, event)
  if (after === before) return
  namespaces[namespace] = ref(after)
  const { networkId } = after
  if (networkId !== undefined && isOffered(stores.networks, networkId)) stores.networks.active[namespace] = networkId
  emitChanges(portico, namespace, before, after)
}

function emitChanges(
  portico: Portico,
  namespace: ChainNamespace,
  before: NamespaceConnection,
  after: NamespaceConnection,
): void {
  const { emitter, stores } = getInternals(portico)
  const { address, connectorId, networkId, accounts, reason } = after
  const was = before.status === 'connected'
  if (after.status !== 'connected' || connectorId === undefined || address === undefined) {
    if (was) emitter.emit('disconnect', { namespace, reason })
    return
  }
  if (!was || before.connectorId !== connectorId) {
    const reconnect = reason === 'restored' || reason === 'other-tab'
    emitter.emit('connect', { namespace, connectorId, address, networkId, reconnect })
    return
  }
  if (before.address !== address || !isSameList(before, after))
    emitter.emit('accounts', { namespace, accounts, address })
  if (networkId !== undefined && before.networkId !== networkId)
    emitter.emit('network', { namespace, networkId, supported: isOffered(stores.networks, networkId) })
}

function isSameList(before: NamespaceConnection, after: NamespaceConnection): boolean {
  const old = before.accounts
  return (
    old.length === after.accounts.length && after.accounts.every((account, at) => account.address === old[at]?.address)
  )
}
