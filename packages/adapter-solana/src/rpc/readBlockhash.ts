import { isRecord } from '@portico/core/internal'
import { isSolanaAddress } from '../address/isSolanaAddress.js'
import type { SolanaRpc } from './createRpcs.js'

/** A recent block's hash, and the last block height at which a transaction with it can still get into a block. */
export type Blockhash = { readonly blockhash: string; readonly lastValidBlockHeight: number }

/**
 * Reads the hash of the newest confirmed block.
 *
 * @param rpc The cluster.
 * @param signal Ends the wait.
 */
export async function readBlockhash(rpc: SolanaRpc, signal: AbortSignal | undefined): Promise<Blockhash> {
  const answer = await rpc.request('getLatestBlockhash', [{ commitment: 'confirmed' }], signal)
  const value = isRecord(answer) ? answer.value : undefined
  if (!isRecord(value)) throw rpc.fail()
  const { blockhash, lastValidBlockHeight } = value
  // A hash has 32 bytes, as an address does.
  if (typeof blockhash !== 'string' || !isSolanaAddress(blockhash)) throw rpc.fail()
  if (typeof lastValidBlockHeight !== 'number') throw rpc.fail()
  return { blockhash, lastValidBlockHeight }
}
