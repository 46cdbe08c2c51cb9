import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readBlockHeight } from '../rpc/readBlockHeight.js'
import { readStatus } from '../rpc/readStatus.js'
import { readDurableNonce } from './readDurableNonce.js'

/** A transaction that was sent by this instance. */
export type SentTransaction = {
  /** The signed bytes, for sending them again. */
  readonly transaction: Uint8Array
  /** Last block height at which it can be included. Infinite if unknown. A durable nonce outlives it. */
  readonly lastValidBlockHeight: number
}

/** What an instance has sent, by signature. */
export type SentTransactions = Map<string, SentTransaction>

export type IsDeadParameters = SentTransaction & {
  readonly rpc: SolanaRpc
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Says whether a transaction is provably dead: the chain is past the last block that may hold it, and no block holds it.
 * One on a durable nonce never is by a single look: a node that is behind shows an older value of the nonce account.
 *
 * @param parameters The transaction.
 */
export async function isDead(parameters: IsDeadParameters): Promise<boolean> {
  const { rpc, signature, transaction, lastValidBlockHeight, signal } = parameters
  if (readDurableNonce(transaction)) return false
  // The block height first: a transaction that is unknown after its last block stays unknown.
  if ((await readBlockHeight(rpc, signal)) <= lastValidBlockHeight) return false
  return (await readStatus(rpc, { signature, searchAll: true, signal })) === undefined
}
