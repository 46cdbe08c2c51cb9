import { isRecord } from '@portico/core/internal'
import { base64 } from '@scure/base'
import type { SolanaRpc } from './createRpcs.js'

/** An account as stored on the chain. */
export type ChainAccount = {
  /** Program that owns it. */
  readonly owner: string
  readonly data: Uint8Array
  readonly executable: boolean
}

/** Maximum number of accounts per request. */
const mostAtOnce = 100

/**
 * Reads accounts, 100 by a request; those that do not exist are `undefined`. Throws `solana/rpc-failed` for an odd answer.
 *
 * @param rpc The cluster.
 * @param addresses The accounts.
 * @param signal Ends the wait.
 */
export async function readAccounts(
  rpc: SolanaRpc,
  addresses: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly (ChainAccount | undefined)[]> {
  if (addresses.length > mostAtOnce) {
    const parts = [addresses.slice(0, mostAtOnce), addresses.slice(mostAtOnce)]
    return (await Promise.all(parts.map((part) => readAccounts(rpc, part, signal)))).flat()
  }
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await rpc.request('getMultipleAccounts', [addresses, options], signal)
  const list: unknown = isRecord(answer) ? answer.value : undefined
  if (!Array.isArray(list) || list.length !== addresses.length) throw rpc.fail()
  return list.map((item) => {
    if (item === null) return undefined
    if (!isRecord(item) || typeof item.owner !== 'string' || !Array.isArray(item.data)) throw rpc.fail()
    const [data]: readonly unknown[] = item.data
    try {
      // A value of another type is rejected by the decoder.
      return { owner: item.owner, data: base64.decode(data as string), executable: item.executable === true }
    } catch (error) {
      throw rpc.fail(error)
    }
  })
}
