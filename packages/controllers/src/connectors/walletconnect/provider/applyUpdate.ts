import type { SessionRecord } from '../port/SignClientPort.js'
import { changeSession } from './changeSession.js'
import type { LiveSession } from './LiveSession.js'
import { pickNetwork } from './pickNetwork.js'
import { type Approval, readApproval } from './readApproval.js'

/**
 * Applies a wallet's new approval. A namespace whose network is no longer approved moves to another one. If the list of
 * accounts has changed, an order announced earlier is dropped.
 *
 * @param live The session.
 * @param record The updated session.
 */
export function applyUpdate(live: LiveSession, record: SessionRecord): void {
  const { active, announced, namespaces } = live
  changeSession(live, () => {
    const before = new Map(
      namespaces.map((name) => [name, String(readApproval(live.record, name)?.accounts.map(toText))]),
    )
    live.record = record
    for (const namespace of namespaces) {
      const approval = readApproval(record, namespace)
      const networkId = active.get(namespace)
      const kept = approval && networkId !== undefined && approval.networks.includes(networkId)
      const next = kept ? networkId : pickNetwork(live, namespace)
      if (next) active.set(namespace, next)
      else active.delete(namespace)
      if (String(approval?.accounts.map(toText)) !== before.get(namespace)) announced.delete(namespace)
    }
  })
}

function toText({ address, networkId }: Approval['accounts'][number]): string {
  return `${networkId}:${address}`
}
