import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import type { SessionRecord } from '../port/SignClientPort.js'
import { readApproval } from './readApproval.js'

/** A wallet that adds networks to its sessions when it is asked to switch to them. */
const opensAll = 'MetaMask Wallet'

/**
 * Returns the networks that a wallet approved; `all` for the one wallet that accepts any.
 *
 * @param record The session.
 * @param namespace The namespace.
 */
export function getApproved(record: SessionRecord, namespace: ChainNamespace): readonly CaipNetworkId[] | 'all' {
  const approval = readApproval(record, namespace)
  return approval && record.peer.metadata.name === opensAll ? 'all' : (approval?.networks ?? [])
}
