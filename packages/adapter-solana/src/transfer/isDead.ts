import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readBlockHeight } from '../rpc/readBlockHeight.js'
import { readStatus } from '../rpc/readStatus.js'
import { checkNonce } from './checkNonce.js'
import { readDurableNonce } from './readDurableNonce.js'
import type { SentTransaction } from './SentTransactions.js'

export type IsDeadParameters = SentTransaction & {
  readonly rpc: SolanaRpc
  readonly signature: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Says whether a transaction is provably dead: the chain is past the last block that may hold it, or has moved the nonce
 * account on that it stands on, and no block holds it.
 *
 * @param parameters The transaction.
 */
export async function isDead(parameters: IsDeadParameters): Promise<boolean> {
  const { rpc, signature, signal } = parameters
  // The end first: what is unknown after it has passed stays unknown.
  const { isPast, slot } = await checkEnd(parameters)
  if (!isPast) return false
  return (await readStatus(rpc, { signature, searchAll: true, since: slot, signal })) === undefined
}

async function checkEnd({ rpc, transaction, lastValidBlockHeight, signal }: IsDeadParameters) {
  const nonce = readDurableNonce(transaction)
  if (nonce) return checkNonce(rpc, nonce, signal)
  return { isPast: (await readBlockHeight(rpc, signal)) > lastValidBlockHeight, slot: undefined }
}
