import { type Hex, parseTransaction } from 'viem'
import type { WalletServices } from '../WalletServices.js'
import { lifetimeMs } from './createDeliveries.js'

/**
 * Lists the nonces of a user's pending transactions on an EVM chain, which the node may not know yet.
 *
 * @param except Signed transactions to leave out.
 */
export function listTakenNonces(
  { sendings, now }: Pick<WalletServices, 'sendings' | 'now'>,
  { userId, chainId, except = [] }: { userId: string; chainId: number; except?: readonly string[] },
): readonly number[] {
  const open = sendings.listOpenBytes({ userId, network: `eip155:${chainId}`, since: now() - lifetimeMs })
  // Transactions of EVM chains are stored as hex.
  return open.filter((bytes) => !except.includes(bytes)).map((bytes) => parseTransaction(bytes as Hex).nonce ?? 0)
}
