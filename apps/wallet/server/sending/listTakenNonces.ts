import { type Hex, parseTransaction } from 'viem'
import { lifetimeMs } from '../store/createSendings.js'
import type { WalletServices } from '../WalletServices.js'

/** Lists the nonces of a user's pending transactions on an EVM chain, which the node may not know yet. */
export async function listTakenNonces(
  { sendings, now }: Pick<WalletServices, 'sendings' | 'now'>,
  { userId, chainId }: { userId: string; chainId: number },
): Promise<readonly number[]> {
  const open = await sendings.listOpenBytes({ userId, network: `eip155:${chainId}`, since: now() - lifetimeMs })
  return open.map(readNonce)
}

/** Reads the nonce of a transaction of an EVM chain, signed or not. */
export function readNonce(bytes: string): number {
  // Transactions of EVM chains are stored as hex.
  return parseTransaction(bytes as Hex).nonce ?? 0
}
