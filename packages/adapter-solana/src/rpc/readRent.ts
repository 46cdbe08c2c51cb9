import type { SolanaRpc } from './createRpcs.js'

/**
 * Reads how many lamports an account of a size must hold to stay.
 *
 * @param rpc The cluster.
 * @param size Bytes of the account's data.
 * @param signal Ends the wait.
 */
export async function readRent(rpc: SolanaRpc, size: number, signal: AbortSignal | undefined): Promise<bigint> {
  const rent = await rpc.request('getMinimumBalanceForRentExemption', [size, { commitment: 'confirmed' }], signal)
  if (typeof rent === 'number' && Number.isSafeInteger(rent) && rent >= 0) return BigInt(rent)
  throw rpc.fail()
}
