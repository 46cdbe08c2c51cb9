import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { activeNetworkKey, connectionsKey, type StoredConnection } from '@portico/core/internal'
import { definePart } from '../../instance/definePart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { isOffered } from '../../instance/state/networksState.js'
import { chooseNetwork } from '../../networks/chooseNetwork.js'
import { attemptsPart } from '../links/attemptsPart.js'
import { unlinkNamespace } from '../links/unlinkNamespace.js'
import { resume } from '../restore/resume.js'
import { applyConnectionEvent } from '../state/applyConnectionEvent.js'
import { keepSession } from '../state/keepSession.js'
import { listActiveLast } from '../state/listActiveLast.js'

/** How long to wait for the other tab's writes and the wallet's own events, in milliseconds. */
const settling = 150

const timerPart = definePart({
  key: 'followTabs',
  create: () => ({ stop: (): void => undefined }),
  dispose: (timer) => timer.stop(),
})

/**
 * Adopts what another tab changed, without a prompt. It causes no answer: what this tab then writes is stored already.
 *
 * @param portico The instance.
 * @param message Namespaces the other tab disconnected.
 */
export function followTabs(portico: Portico, message: unknown): void {
  const { clock, lifetime, logger } = getInternals(portico)
  if (lifetime.aborted) return
  keepSession(portico)
  if (Array.isArray(message))
    for (const namespace of listActiveLast(portico)) if (message.includes(namespace)) endNamespace(portico, namespace)
  const timer = getPart(portico, timerPart)
  timer.stop()
  timer.stop = clock.setTimeout(() => {
    adopt(portico).catch((error: unknown) => logger.warn('following another tab failed', error))
  }, settling)
}

function endNamespace(portico: Portico, namespace: ChainNamespace): void {
  const { store, stores } = getInternals(portico)
  // A page that was frozen is notified late. Another tab may have connected again since.
  if (store.get(connectionsKey)?.[namespace]) return
  if (stores.connection.namespaces[namespace]?.status !== 'connecting') unlinkNamespace(portico, namespace, 'other-tab')
  for (const attempt of [...getPart(portico, attemptsPart)])
    if (attempt.kind !== 'connect' && attempt.namespaces.includes(namespace)) attempt.abort()
}

async function adopt(portico: Portico): Promise<void> {
  const { store, stores } = getInternals(portico)
  const { namespaces } = stores.connection
  const stored = store.get(connectionsKey) ?? {}
  const networkId = store.get(activeNetworkKey)
  const known = networkId !== undefined && isOffered(stores.networks, networkId)
  if (known) follow(portico, networkId)
  const groups: Record<string, ChainNamespace[]> = {}
  for (const namespace of Object.keys(namespaces)) {
    if (!stores.networks.active[namespace]) continue
    const link = stored[namespace]?.[0]
    const moved = known && networkId.startsWith(`${namespace}:`) && namespaces[namespace]?.networkId !== networkId
    // A wallet without a network of its own uses the one it is restored with.
    if (moved) stores.networks.active[namespace] = networkId
    if (!link || !mustResume(portico, namespace, link, moved)) continue
    const group = Object.hasOwn(groups, link.connectorId) ? groups[link.connectorId] : undefined
    groups[link.connectorId] = [...(group ?? []), namespace]
  }
  await Promise.all(
    Object.entries(groups).map(([connectorId, names]) =>
      resume(portico, { connectorId, namespaces: names, reason: 'other-tab' }),
    ),
  )
}

/** A connected wallet reports its network itself, so only the active namespace is adopted. */
function follow(portico: Portico, networkId: CaipNetworkId): void {
  const { connection } = getInternals(portico).stores
  const namespace = networkId.slice(0, networkId.indexOf(':'))
  if (connection.namespaces[namespace]?.status === 'connected') connection.activeNamespace = namespace
  else chooseNetwork(portico, networkId)
}

/** Returns whether to restore the stored connection. If only the account differs, selects it instead. */
function mustResume(portico: Portico, namespace: ChainNamespace, link: StoredConnection, moved: boolean): boolean {
  const state = getInternals(portico).stores.connection.namespaces[namespace]
  const address = link.accounts[0]?.address
  if (!state || address === undefined || state.status === 'connecting' || state.status === 'reconnecting') return false
  if (state.status === 'disconnected') {
    applyConnectionEvent(portico, namespace, { type: 'restore', connectorId: link.connectorId, address })
    return true
  }
  if (state.connectorId !== link.connectorId || moved) return true
  applyConnectionEvent(portico, namespace, { type: 'select', address })
  return getInternals(portico).stores.connection.namespaces[namespace]?.address !== address
}
