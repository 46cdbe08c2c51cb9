import { type Hex, parseTransaction } from 'viem'
import type { WalletServices } from '../WalletServices.js'
import { lifetimeMs } from './createDeliveries.js'

/**
 * Lists the numbers of a person's transactions that are on their way to an EVM chain, whose node may not know them.
 *
 * @param except Signed transactions that are left out.
 */
export function listTakenNonces(
  { sendings, now }: Pick<WalletServices, 'sendings' | 'now'>,
  { userId, chainId, except = [] }: { userId: string; chainId: number; except?: readonly string[] },
): readonly number[] {
  const open = sendings.listOpenBytes({ userId, network: `eip155:${chainId}`, since: now() - lifetimeMs })
  // What is stored for an EVM chain is hex.
  return open.filter((bytes) => !except.includes(bytes)).map((bytes) => parseTransaction(bytes as Hex).nonce ?? 0)
}
