import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readBlockHeight } from '../rpc/readBlockHeight.js'
import { readStatus } from '../rpc/readStatus.js'

/**
 * Says whether a transaction is provably dead: the chain is past the last block that may hold it, and none holds it.
 *
 * @param parameters The transaction.
 */
export async function isDead(parameters: {
  readonly rpc: SolanaRpc
  readonly signature: string
  readonly lastValidBlockHeight: number
  readonly signal?: AbortSignal | undefined
}): Promise<boolean> {
  const { rpc, signature, lastValidBlockHeight, signal } = parameters
  // The height first: what is unknown after that height has passed stays unknown.
  if ((await readBlockHeight(rpc, signal)) <= lastValidBlockHeight) return false
  return (await readStatus(rpc, { signature, searchAll: true, signal })) === undefined
}
