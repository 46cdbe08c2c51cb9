import { type Hex, parseTransaction } from 'viem'
import { lifetimeMs } from '../store/createSendings.js'
import type { WalletServices } from '../WalletServices.js'

/**
 * Lists the nonces of a user's pending transactions on an EVM chain that the node may not count: those it does not know
 * yet, and those it knows that come after one of them.
 */
export async function listTakenNonces(
  { sendings, now }: Pick<WalletServices, 'sendings' | 'now'>,
  { userId, chainId }: { userId: string; chainId: number },
): Promise<readonly number[]> {
  const since = now() - lifetimeMs
  const pending = { userId, network: `eip155:${chainId}`, since }
  const open = (await sendings.listBytes(pending)).map(readNonce)
  if (open.length === 0) return []
  const known = (await sendings.listBytes({ ...pending, sentSince: since })).map(readNonce)
  const lowest = Math.min(...open)
  return known.filter((nonce) => nonce >= lowest)
}

/** Reads the nonce of a transaction of an EVM chain, signed or not. */
export function readNonce(bytes: string): number {
  // Transactions of EVM chains are stored as hex.
  return parseTransaction(bytes as Hex).nonce ?? 0
}
