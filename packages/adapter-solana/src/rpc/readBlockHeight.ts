import type { SolanaRpc } from './createRpcs.js'

/**
 * Reads the height of the newest confirmed block.
 *
 * @param rpc The cluster.
 * @param signal Ends the wait.
 */
export async function readBlockHeight(rpc: SolanaRpc, signal: AbortSignal | undefined): Promise<number> {
  const height = await rpc.request('getBlockHeight', [{ commitment: 'confirmed' }], signal)
  if (typeof height === 'number') return height
  throw rpc.fail()
}
