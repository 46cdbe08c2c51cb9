import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import type { SessionRecord } from '../port/SignClientPort.js'
import { readApproval } from './readApproval.js'

/** Wallet that adds networks to its sessions when it is asked to switch to them. */
const opensAll = 'MetaMask Wallet'

/**
 * Returns the networks a wallet agreed to; `all` for the one wallet that takes any.
 *
 * @param record The session.
 * @param namespace The namespace.
 */
export function getApproved(record: SessionRecord, namespace: ChainNamespace): readonly CaipNetworkId[] | 'all' {
  const approval = readApproval(record, namespace)
  return approval && record.peer.metadata.name === opensAll ? 'all' : (approval?.networks ?? [])
}
