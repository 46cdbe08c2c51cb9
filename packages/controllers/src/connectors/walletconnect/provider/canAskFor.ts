import { type CaipNetworkId, getNamespace } from '@portico/core'
import type { SessionRecord } from '../port/SignClientPort.js'
import { readApproval } from './readApproval.js'

/**
 * Returns whether a session's wallet can be asked to switch to a network that it did not approve: EVM wallets that
 * approved the method can.
 *
 * @param record The session.
 * @param networkId The network.
 */
export function canAskFor(record: SessionRecord, networkId: CaipNetworkId): boolean {
  if (getNamespace(networkId) !== 'eip155') return false
  return readApproval(record, 'eip155')?.methods.includes('wallet_switchEthereumChain') ?? false
}
