import { isRecord } from '@portico/core/internal'
import type { SolanaRpc } from './createRpcs.js'
import { readSlot } from './readSlot.js'

export type SignatureStatus = {
  /** Whether two thirds of the stake voted for its block. */
  readonly isConfirmed: boolean
  /** The chain's error, or `undefined` if the transaction succeeded. */
  readonly failure: unknown
}

/**
 * Reads what became of a transaction; `undefined` when no block of this fork holds it. Throws `solana/rpc-failed` for an
 * odd answer, and for a node that knows nothing of it but has not seen slot `since` yet.
 *
 * @param rpc The cluster.
 * @param parameters The signature, whether to look beyond the latest blocks, and the slot that a node must
 * have seen for its ignorance to count.
 */
export async function readStatus(
  rpc: SolanaRpc,
  parameters: {
    readonly signature: string
    readonly searchAll?: boolean
    readonly since?: number | undefined
    readonly signal?: AbortSignal | undefined
  },
): Promise<SignatureStatus | undefined> {
  const { signature, searchAll = false, since, signal } = parameters
  const options = { searchTransactionHistory: searchAll }
  const answer = await rpc.request('getSignatureStatuses', [[signature], options], signal)
  const list: unknown = isRecord(answer) ? answer.value : undefined
  if (!Array.isArray(list)) throw rpc.fail()
  const [status]: readonly unknown[] = list
  if (!isRecord(status)) {
    if (since !== undefined && !(readSlot(answer) >= since)) throw rpc.fail()
    return undefined
  }
  // Old nodes omit the name. No number of confirmations means rooted.
  const isConfirmed =
    status.confirmationStatus === undefined
      ? status.confirmations === null
      : status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized'
  return { isConfirmed, failure: status.err ?? undefined }
}
