import { type AdapterContext, isPorticoError, transferErrors } from '@portico/core'
import { isRecord, isTransientRpcCode, wait } from '@portico/core/internal'
import { base64 } from '@scure/base'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { isDead } from './isDead.js'
import { toFailure } from './toFailure.js'

export type BroadcastParameters = {
  readonly context: AdapterContext
  readonly rpc: SolanaRpc
  readonly signature: string
  readonly transaction: Uint8Array
  readonly lastValidBlockHeight: number
}

/** Interval between tries with a node that does not know the blockhash, in milliseconds. */
const pauseMs = 1000

/**
 * Maximum number of tries with such a node: twice the lifetime of a blockhash. Then the transaction is watched as if
 * accepted.
 */
const maxTries = 120

/**
 * Hands a signed transaction to the cluster. The same bytes may be sent any number of times: they count once. Throws
 * `transfer/insufficient-funds` and `transfer/estimate-failed` when the node's trial run fails.
 *
 * @param parameters The transaction.
 * @returns `sent`, also when a node may have it without saying so; `dead` once the chain has proved that it
 * never got into a block and never will.
 */
export async function broadcast(parameters: BroadcastParameters): Promise<'sent' | 'dead'> {
  const { context, rpc, transaction } = parameters
  const options = { encoding: 'base64', preflightCommitment: 'confirmed', maxRetries: 0 }
  for (let tries = 1; ; tries++) {
    try {
      await rpc.request('sendTransaction', [base64.encode(transaction), options])
      return 'sent'
    } catch (error) {
      const refusal = isPorticoError(error, 'rpc/error') && isRecord(error.params) ? error.params : undefined
      const data = isRecord(refusal?.data) ? refusal.data : undefined
      if (data?.err === 'AlreadyProcessed') return 'sent'
      if (data?.err !== undefined && data.err !== null && data.err !== 'BlockhashNotFound') {
        const cause = toFailure(data.err, data.logs)
        if (cause.code === 'transfer/insufficient-funds') throw cause
        throw transferErrors('transfer/estimate-failed', { reason: cause.shortMessage }, { cause: error })
      }
      // The outcome is unknown, so the transaction is watched as if accepted: another node may have received it.
      if (!refusal || isTransientRpcCode(refusal.rpcCode)) return 'sent'
      if (data?.err !== 'BlockhashNotFound')
        throw transferErrors('transfer/estimate-failed', { reason: String(refusal.message) }, { cause: error })
      const isGone = await isDead(parameters).catch(() => undefined)
      if (isGone !== false) return isGone ? 'dead' : 'sent'
    }
    await wait({ clock: context.clock, ms: pauseMs, signal: context.lifetime })
    if (context.lifetime?.aborted || tries === maxTries) return 'sent'
  }
}
