import { isRecord } from '@portico/core'
import type { SolanaRpc } from './createRpcs.js'

export type SignatureStatus = {
  /** Whether two thirds of the stake voted for its block. */
  readonly isConfirmed: boolean
  /** Why it failed, as the chain says it; `undefined` when it did not. */
  readonly failure: unknown
}

/**
 * Reads what became of a transaction; `undefined` when no block of this fork holds it.
 *
 * @param rpc The cluster.
 * @param parameters The signature, and whether to look beyond the latest blocks.
 */
export async function readStatus(
  rpc: SolanaRpc,
  parameters: { readonly signature: string; readonly searchAll?: boolean; readonly signal?: AbortSignal | undefined },
): Promise<SignatureStatus | undefined> {
  const { signature, searchAll = false, signal } = parameters
  const options = { searchTransactionHistory: searchAll }
  const answer = await rpc.request('getSignatureStatuses', [[signature], options], signal)
  const list: unknown = isRecord(answer) ? answer.value : undefined
  if (!Array.isArray(list)) throw rpc.fail()
  const [status]: readonly unknown[] = list
  if (!isRecord(status)) return undefined
  // Old nodes leave the name out; no number of confirmations means rooted.
  const isConfirmed =
    status.confirmationStatus === undefined
      ? status.confirmations === null
      : status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized'
  return { isConfirmed, failure: status.err ?? undefined }
}
