import { isRecord } from '@portico/core/internal'
import type { SolanaRpc } from '../rpc/createRpcs.js'

/**
 * Reads the present epoch.
 *
 * @param rpc The cluster.
 * @param signal Ends the wait.
 */
export async function readEpoch(rpc: SolanaRpc, signal: AbortSignal | undefined): Promise<bigint> {
  const info = await rpc.request('getEpochInfo', [{ commitment: 'confirmed' }], signal)
  if (isRecord(info) && typeof info.epoch === 'number') return BigInt(info.epoch)
  throw rpc.fail()
}
