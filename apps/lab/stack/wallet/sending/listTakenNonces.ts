import { type Hex, parseTransaction } from 'viem'
import type { WalletServices } from '../WalletServices.js'
import { lifetimeMs } from './lifetimeMs.js'

/** Lists the numbers of a person's transactions that are on their way to an EVM chain, whose node may not know them. */
export function listTakenNonces(
  { sendings, now }: Pick<WalletServices, 'sendings' | 'now'>,
  { userId, chainId }: { userId: string; chainId: number },
): readonly number[] {
  const open = sendings.listOpenBytes({ userId, network: `eip155:${chainId}`, since: now() - lifetimeMs })
  // What is stored for an EVM chain is hex.
  return open.map((bytes) => parseTransaction(bytes as Hex).nonce ?? 0)
}
