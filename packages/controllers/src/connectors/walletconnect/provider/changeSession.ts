import type { ChainNamespace } from '@portico/core'
import { activeChainsKey } from '../storage/activeChainsKey.js'
import { getApproved } from './getApproved.js'
import type { LiveSession } from './LiveSession.js'
import { listAccounts } from './listAccounts.js'
import { readApproval } from './readApproval.js'

/**
 * Changes a session and emits one event for each actual difference.
 *
 * @param live The session.
 * @param change Makes the change.
 */
export function changeSession(live: LiveSession, change: () => void): void {
  const { context, emitter, lifetime, namespaces, topic } = live
  if (lifetime.signal.aborted) return
  const before = namespaces.map((namespace) => describe(live, namespace))
  change()
  const after = namespaces.map((namespace) => describe(live, namespace))
  if (after.some(({ networkId }, at) => networkId !== before[at]?.networkId))
    context.store.set(activeChainsKey, { topic, networks: Object.fromEntries(live.active) })
  for (const [at, { namespace, networkId, accounts, approved }] of after.entries()) {
    const old = before[at]
    const moved = networkId !== undefined && networkId !== old?.networkId
    // A listener may end the session.
    if (moved && !lifetime.signal.aborted) emitter.emit('network', { namespace, networkId })
    if (!moved && !lifetime.signal.aborted && String(approved) !== String(old?.approved))
      emitter.emit('approved', { namespace, approved })
    const isSame = String(accounts.map((a) => a.address)) === String(old?.accounts.map((a) => a.address))
    if (!isSame && !lifetime.signal.aborted) emitter.emit('accounts', { namespace, accounts })
  }
}

function describe({ active, announced, record }: LiveSession, namespace: ChainNamespace) {
  const networkId = active.get(namespace)
  const parameters = { namespace, active: networkId, announced: announced.get(namespace) ?? [] }
  const accounts = listAccounts(readApproval(record, namespace), parameters)
  return { namespace, networkId, accounts, approved: getApproved(record, namespace) }
}
