import type { SessionRecord } from '../client/SignClientPort.js'
import { changeSession } from './changeSession.js'
import type { LiveSession } from './LiveSession.js'
import { pickNetwork } from './pickNetwork.js'
import { readApproval } from './readApproval.js'

/**
 * Takes over what a wallet approves now. A namespace whose network is approved no more moves to another one; accounts
 * that were announced stay in that order as far as they are approved.
 *
 * @param live The session.
 * @param record The session as it is now.
 */
export function applyUpdate(live: LiveSession, record: SessionRecord): void {
  const { active, announced, namespaces } = live
  changeSession(live, () => {
    live.record = record
    for (const namespace of namespaces) {
      const approval = readApproval(record, namespace)
      const network = active.get(namespace)
      const kept = approval && network !== undefined && approval.networks.includes(network)
      const next = kept ? network : pickNetwork(live, namespace)
      if (next) active.set(namespace, next)
      else active.delete(namespace)
      const addresses = approval?.accounts.map(({ address }) => address.toLowerCase()) ?? []
      const known = announced.get(namespace)?.filter(({ address }) => addresses.includes(address.toLowerCase()))
      announced.set(namespace, known ?? [])
    }
  })
}
