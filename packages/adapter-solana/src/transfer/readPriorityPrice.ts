import { type AdapterContext, isPorticoError } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { SolanaRpc } from '../rpc/createRpcs.js'

/**
 * Reads what three quarters of the latest blocks took or less for a compute unit, in millionths of a lamport, from
 * transactions that write to the same accounts; 0 when the node does not say.
 *
 * @param rpc The cluster.
 * @param parameters The accounts, and what ends the wait.
 */
export async function readPriorityPrice(
  rpc: SolanaRpc,
  parameters: {
    readonly context: AdapterContext
    readonly accounts: readonly string[]
    readonly signal: AbortSignal | undefined
  },
): Promise<bigint> {
  const { context, accounts, signal } = parameters
  try {
    const answer = await rpc.request('getRecentPrioritizationFees', [accounts], signal)
    if (!Array.isArray(answer)) throw rpc.fail()
    const fees = answer
      .map((each: unknown) => (isRecord(each) ? Number(each.prioritizationFee) : Number.NaN))
      .filter((fee) => Number.isSafeInteger(fee) && fee >= 0)
      .sort((a, b) => a - b)
    return BigInt(fees[Math.floor((fees.length - 1) * 0.75)] ?? 0)
  } catch (error) {
    if (isPorticoError(error, 'connection/aborted')) throw error
    context.logger.debug('A cluster named no priority fees', error)
    return 0n
  }
}
