import { type CaipNetworkId, getNamespace } from '@portico/core'
import type { SessionRecord } from '../port/SignClientPort.js'
import { readApproval } from './readApproval.js'

/**
 * Says whether the wallet of a session can be asked to move to a network it did not approve: EVM wallets that approved
 * the method for it can.
 *
 * @param record The session.
 * @param network The network.
 */
export function canAskFor(record: SessionRecord, network: CaipNetworkId): boolean {
  if (getNamespace(network) !== 'eip155') return false
  return readApproval(record, 'eip155')?.methods.includes('wallet_switchEthereumChain') ?? false
}
